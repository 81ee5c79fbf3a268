/*
 * Home's script: runs in the browser alone, and adds to what the page can already do without it. Imported with
 * `?worker&url`, Vite builds it as one minified module with a hashed name, apart from React and the router, and gives its
 * address; plain `?url` would hand out this source as it is, and an entry of the client build would need its manifest.
 */
import { SlideShow } from '../slide-show/element.ts'
import { WhenVisible } from './when-visible.ts'

customElements.define('slide-show', SlideShow)
customElements.define('on-sight', WhenVisible)
