/** `<when-visible>`: gets the attribute `seen` once most of it has been visible. */
export class WhenVisible extends HTMLElement {
  connectedCallback() {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        this.toggleAttribute('seen', true)
        observer.disconnect()
      },
      { threshold: 0.6 }
    )
    observer.observe(this)
  }
}
