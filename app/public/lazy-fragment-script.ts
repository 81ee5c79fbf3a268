import { fetchFragment } from './fetch-fragment.ts'

/** `<lazy-fragment>`: is replaced by what stands at its address, once it is near; if that does not come, it stays as it is. */
class LazyFragment extends HTMLElement {
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
    const html = await fetchFragment(this.getAttribute('src') ?? '')
    if (html === undefined) return
    const fill = () => {
      this.innerHTML = html
    }
    // What has the focus stays until it has left.
    if (this.contains(document.activeElement)) this.addEventListener('focusout', fill, { once: true })
    else fill()
  }
}

customElements.define('lazy-fragment', LazyFragment)
