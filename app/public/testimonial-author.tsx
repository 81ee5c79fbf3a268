import type { Testimonial } from '../../collections/index.ts'
import { Picture } from '../../ui/picture.tsx'
import { useTexts } from './texts.tsx'

/** The picture and name below a testimonial. */
export function TestimonialAuthor({ testimonial: { fullName, image, imageAlt } }: { testimonial: Testimonial }) {
  const t = useTexts()
  return (
    <>
      <Picture name={image} alt={imageAlt} sizes="70px" className="size-[70px] rounded-full bg-on-night object-cover" />
      <span className="leading-snug">
        <span className="block font-semibold">{fullName}</span>
        <span className="text-base text-on-night-muted">{t('site.clients.role')}</span>
      </span>
    </>
  )
}
