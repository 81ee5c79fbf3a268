import tall400avif from '../../../assets/site/hero-tall-400.avif?url'
import tall400webp from '../../../assets/site/hero-tall-400.webp?url'
import tall560avif from '../../../assets/site/hero-tall-560.avif?url'
import tall560webp from '../../../assets/site/hero-tall-560.webp?url'
import tall720avif from '../../../assets/site/hero-tall-720.avif?url'
import tall720webp from '../../../assets/site/hero-tall-720.webp?url'
import wide800avif from '../../../assets/site/hero-wide-800.avif?url'
import wide800webp from '../../../assets/site/hero-wide-800.webp?url'
import wide1200avif from '../../../assets/site/hero-wide-1200.avif?url'
import wide1200jpeg from '../../../assets/site/hero-wide-1200.jpg?url'
import wide1200webp from '../../../assets/site/hero-wide-1200.webp?url'
import wide1600avif from '../../../assets/site/hero-wide-1600.avif?url'
import wide1600webp from '../../../assets/site/hero-wide-1600.webp?url'

const phone = '(width < 40rem)'

/** The first picture of the site. Phones get a tall cut of it, with the sun in its middle. */
export function HeroPicture() {
  return (
    <picture>
      <source
        media={phone}
        type="image/avif"
        sizes="100vw"
        srcSet={`${tall400avif} 400w, ${tall560avif} 560w, ${tall720avif} 720w`}
      />
      <source
        media={phone}
        type="image/webp"
        sizes="100vw"
        srcSet={`${tall400webp} 400w, ${tall560webp} 560w, ${tall720webp} 720w`}
      />
      <source
        type="image/avif"
        sizes="100vw"
        srcSet={`${wide800avif} 800w, ${wide1200avif} 1200w, ${wide1600avif} 1600w`}
      />
      <source
        type="image/webp"
        sizes="100vw"
        srcSet={`${wide800webp} 800w, ${wide1200webp} 1200w, ${wide1600webp} 1600w`}
      />
      <img
        src={wide1200jpeg}
        alt="Rows of solar panels in dry grass at low sun, hills behind"
        width={1200}
        height={675}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  )
}
