/** `<on-sight>`: gets the attribute `seen` once most of it has come into sight, and keeps it. */
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
