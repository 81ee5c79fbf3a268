import { href } from 'react-router'
import { AsOf } from '../as-of.tsx'
import { Band } from '../band.tsx'
import { useFacts, useTexts } from '../texts.tsx'

/** In the order of the texts. */
const shareKeys = ['share.wind', 'share.solar', 'share.hybrid']

/** The share of the company's own people in each kind of work, as bars; nothing where the site does not say it. */
export function HomeService() {
  const t = useTexts()
  const facts = useFacts()
  const title = t('home.service.title')
  const shares = t.items('home.share', ['text', 'name']).flatMap((share, place) => {
    const percent = facts.get(shareKeys[place] ?? '')?.value
    return percent === undefined ? [] : [{ ...share, percent }]
  })
  if (!title || shares.length === 0) return null
  return (
    <Band
      label={t('home.service.label')}
      title={title}
      lead={t('home.service.lead')}
      link={{ text: t('home.service.link'), path: href('/Services') }}
    >
      <when-visible className="mt-7 grid lg:mt-9">
        {shares.map(({ name, text, percent }) => (
          <div
            key={name}
            className="grid items-center gap-x-10 gap-y-2 border-t border-line py-4 lg:grid-cols-[16rem_minmax(0,1fr)_minmax(0,24rem)]"
          >
            <h3 className="flex items-baseline justify-between gap-4 text-heading">
              {name}
              <span className="figure">{percent}%</span>
            </h3>
            <progress className="share-bar" aria-label={t('home.share.label', { name })} value={percent} max={100} />
            <p className="max-w-[56ch] text-base text-muted">{text}</p>
          </div>
        ))}
      </when-visible>
      <AsOf facts={shareKeys} className="mt-6" />
    </Band>
  )
}
