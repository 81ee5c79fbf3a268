/*
 * The home page's script. Imported with `?worker&url`, Vite builds it as one minified module with a hashed name, without
 * React and the router; plain `?url` would serve this source as it is, and an entry of its own would need the manifest.
 */
import '../estimate/script.ts'
import { SlideShow } from '../slide-show/element.ts'
import { WhenVisible } from './when-visible.ts'

customElements.define('slide-show', SlideShow)
customElements.define('when-visible', WhenVisible)
