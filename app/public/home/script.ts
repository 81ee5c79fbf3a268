/*
 * The home page's script. Imported with `?worker&url`, Vite builds it as one minified module with a hashed name, without
 * React and the router; plain `?url` would serve this source as it is, and an entry of its own would need the manifest.
 */
import '../day/script.ts'
import '../estimate/script.ts'
import '../sun/script.ts'
import { SlideShow } from './slide-show.ts'

/** `<when-visible>`: gets the attribute `seen` just before it comes into view: what moves then was whole until there. */
class WhenVisible extends HTMLElement {
  connectedCallback() {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        this.toggleAttribute('seen', true)
        observer.disconnect()
      },
      { rootMargin: '0px 0px 4%' }
    )
    observer.observe(this)
  }
}

customElements.define('slide-show', SlideShow)
customElements.define('when-visible', WhenVisible)
