import { Icon } from './icons.tsx'
import { useTexts } from './texts.tsx'
import { useSite } from './use-site.ts'

/** To the company's video, where the settings have one. */
export function VideoLink() {
  const t = useTexts()
  const { videoUrl } = useSite().settings
  return (
    videoUrl && (
      <a href={videoUrl} className="button button-quiet">
        <Icon name="play" />
        {t('site.video')}
      </a>
    )
  )
}
