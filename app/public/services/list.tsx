import { href } from 'react-router'
import { readContent } from '../read-content.ts'
import { PageMeta } from '../seo/page-meta.tsx'
import type { Route } from './+types/list'
import { servicesMeta } from './meta.ts'
import { ServiceList } from './service-list.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { records } = await readContent(context, '❌ Failed to load services.', (content) => content.list('service'))
  return { services: records }
}

export default function Services({ loaderData: { services } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta {...servicesMeta} path={href('/Services')} />
      <ServiceList services={services} />
    </>
  )
}
