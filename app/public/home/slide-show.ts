import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'
import Autoplay from 'embla-carousel-autoplay'

/** A slide is shown for this time, ms: long enough to read it twice. */
const delay = 7_000

/**
 * `<slide-show>`: a looping carousel, moved by its buttons, the arrow keys and swiping, and by itself, except with reduced
 * motion, while the focus is in it, while it is not visible, or when paused.
 */
export class SlideShow extends HTMLElement {
  readonly #reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  readonly #autoplay = Autoplay({ delay, playOnInit: false, stopOnInteraction: false })
  #embla: EmblaCarouselType | undefined
  #isPlayWanted = false
  #isVisible = false

  connectedCallback() {
    const row = this.querySelector<HTMLElement>('.slides')
    // One slide goes nowhere, and the autoplay takes no such carousel.
    if (!row || this.#embla || row.querySelectorAll('li').length < 2) return
    // Keeps the slide that was scrolled to before the script ran.
    const startIndex = Math.round(row.scrollLeft / row.clientWidth)
    row.scrollLeft = 0
    const embla = EmblaCarousel(row, { loop: true, align: 'start', startIndex }, [this.#autoplay])
    this.#embla = embla
    this.addEventListener('click', this.#handleClick)
    document.addEventListener('keydown', this.#handleKey)
    embla.on('select', this.#updateSlides)
    this.#updateSlides()
    for (const event of ['focusin', 'focusout']) this.addEventListener(event, () => setTimeout(this.#update))
    new IntersectionObserver(([entry]) => {
      this.#isVisible = entry?.isIntersecting ?? false
      this.#update()
    }).observe(this)
    const followPreference = () => {
      this.#isPlayWanted = !this.#reducedMotion.matches
      this.#update()
    }
    this.#reducedMotion.addEventListener('change', followPreference)
    followPreference()
  }

  readonly #update = () => {
    const plays = this.#isPlayWanted && this.#isVisible && !this.matches(':focus-within')
    if (plays !== this.#autoplay.isPlaying()) this.#autoplay[plays ? 'play' : 'stop']()
    this.toggleAttribute('paused', !this.#isPlayWanted)
    this.querySelector('.slides')?.setAttribute('aria-live', plays ? 'off' : 'polite')
    const button = this.querySelector<HTMLElement>('[data-pause]')
    if (button) button.ariaLabel = (this.#isPlayWanted ? button.dataset.pause : button.dataset.play) ?? null
  }

  /** Only the current slide can be focused; the focus moves along with it. */
  readonly #updateSlides = () => {
    const slides = this.#embla?.slideNodes() ?? []
    const shown = slides[this.#embla?.selectedScrollSnap() ?? 0]
    const hadFocus = slides.some((slide) => slide !== shown && slide.contains(document.activeElement))
    for (const slide of slides) slide.inert = slide !== shown
    if (hadFocus) shown?.querySelector('a')?.focus({ preventScroll: true })
  }

  readonly #handleClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.dataset.move) this.#move(button.dataset.move)
    if (button?.dataset.pause === undefined) return
    this.#isPlayWanted = !this.#isPlayWanted
    this.#update()
  }

  /** Arrow keys move the carousel that has the focus, or any visible one while nothing has. */
  readonly #handleKey = (event: KeyboardEvent) => {
    const move = event.key === 'ArrowLeft' ? 'previous' : event.key === 'ArrowRight' ? 'next' : undefined
    const isForThis = this.matches(':focus-within') || (this.#isVisible && document.activeElement === document.body)
    if (!move || !isForThis || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    this.#move(move)
  }

  #move(move: string) {
    if (move === 'previous') this.#embla?.scrollPrev(this.#reducedMotion.matches)
    else this.#embla?.scrollNext(this.#reducedMotion.matches)
  }
}
