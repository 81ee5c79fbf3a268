import { href, useLocation, useMatches } from 'react-router'
import type { Topic } from '../../collections/contact-rules.ts'
import { staticPages } from '../../collections/static-pages.ts'
import { isCurrent } from './navigation.ts'
import { useTexts } from './texts.tsx'

/** The subject of a page; the loader of a record's page gives it as `subject`. */
export interface PageSubject {
  /** As the contact form takes it: `product:4`, or a path. */
  about: string
  name: string
  topic?: Topic | ''
}

/** The address of the contact form for a link in the main part of a page. @param offered the link's own topic */
export function useContactPath(offered?: Topic): string {
  const { about, topic = '' } = usePageSubject() ?? {}
  const wanted = offered ?? topic
  const query = [about && `about=${about}`, wanted && `topic=${wanted}`].filter(Boolean).join('&')
  return query ? `${href('/contact')}?${query}` : href('/contact')
}

/** The first sentence of a WhatsApp chat that begins on this page. */
export function useChatText(): string {
  const t = useTexts()
  const subject = usePageSubject()
  return subject ? t('site.chat.about', { name: subject.name }) : t('site.chat')
}

/** Undefined on a page about nothing in particular. */
function usePageSubject(): PageSubject | undefined {
  const t = useTexts()
  const { pathname } = useLocation()
  const data = useMatches().at(-1)?.loaderData as { subject?: PageSubject } | undefined
  if (data?.subject) return data.subject
  const page = staticPages.find(({ path }) => isCurrent(path, pathname))
  return page?.topic === undefined ? undefined : { about: page.path, name: t(page.title), topic: page.topic }
}
