/*
 * The home page's script. Imported with `?worker&url`, Vite builds it as one minified module with a hashed name, without
 * React and the router; plain `?url` would serve this source as it is, and an entry of its own would need the manifest.
 */
import '../day/script.ts'
import '../estimate/script.ts'
import '../sun/script.ts'
import { SlideShow } from './slide-show.ts'

/** `<when-visible>`: gets the attribute `seen` once most of it has been visible. */
class WhenVisible extends HTMLElement {
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

customElements.define('slide-show', SlideShow)
customElements.define('when-visible', WhenVisible)
