import type { RouterContextProvider } from 'react-router'
import { readContent } from '../load.ts'
import { type Brochure, companyProfile, serviceBrochure } from './downloads.tsx'

/** The brochures of a page that stands for a service: the service's own, where there is one of that name, and the company's. */
export async function loadBrochures(
  context: Readonly<RouterContextProvider>,
  serviceName: string
): Promise<readonly Brochure[]> {
  const { records } = await readContent(context, 'Could not load the page.', (content) => content.list('service'))
  const service = records.find((record) => record.serviceName.trim().toLowerCase() === serviceName.toLowerCase())
  return service ? [serviceBrochure(service.id, service.serviceName), companyProfile] : [companyProfile]
}
