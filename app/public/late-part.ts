/** `<late-part>`: is replaced by what stands at its address, once it is near; if that does not come, it stays as it is. */
class LatePart extends HTMLElement {
  connectedCallback() {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void this.#load()
      },
      { rootMargin: '100%' }
    )
    observer.observe(this)
  }

  async #load() {
    const response = await fetch(this.getAttribute('src') ?? '').catch(() => undefined)
    const html = response?.ok ? await response.text().catch(() => undefined) : undefined
    if (html === undefined) return
    const fill = () => {
      this.innerHTML = html
    }
    // What has the focus stays until it has left.
    if (this.contains(document.activeElement)) this.addEventListener('focusout', fill, { once: true })
    else fill()
  }
}

customElements.define('late-part', LatePart)
