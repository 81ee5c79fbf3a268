import { readContent } from '../read-content.ts'
import type { Route } from './+types/list'
import { ServiceList } from './service-list.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { records } = await readContent(context, '❌ Failed to load services.', (content) => content.list('service'))
  return records
}

export default function Services({ loaderData }: Route.ComponentProps) {
  return <ServiceList services={loaderData} />
}
