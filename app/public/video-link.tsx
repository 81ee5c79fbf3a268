import { Link } from './link.tsx'
import { useTexts } from './texts.tsx'
import { useSite } from './use-site.ts'

/** To the company's video, where the settings have one. */
export function VideoLink() {
  const t = useTexts()
  const { videoUrl } = useSite().settings
  return videoUrl && <Link to={videoUrl} text={t('site.video')} look="quiet" icon="play" />
}
