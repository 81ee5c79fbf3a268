import { sunHeight } from '../../../shared/sun-height.ts'

/** `<sun-now>`: puts the sun where it stands now over `data-place`, on its arc of radius 30; at night it is below the line. */
class SunNow extends HTMLElement {
  connectedCallback() {
    const { place = '', up = '' } = this.dataset
    const [latitude = Number.NaN, longitude = Number.NaN] = place.split(',').map(Number)
    const { height, isMorning } = sunHeight(latitude, longitude, Date.now())
    if (Number.isNaN(height)) return
    // It is drawn at the top of the arc. By night it stays in sight, just below the line.
    const shown = Math.max(height, -8)
    const angle = isMorning ? shown - 90 : 90 - shown
    this.querySelector('circle')?.setAttribute('transform', `rotate(${angle} 36 35)`)
    const words = this.querySelector('span')
    if (words && height > 0) words.textContent = up.replace('#', String(Math.round(height)))
    this.classList.remove('invisible')
  }
}

customElements.define('sun-now', SunNow)
