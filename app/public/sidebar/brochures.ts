import type { ContentReader } from '../../../server/content/types.ts'
import { type Brochure, companyProfile, serviceBrochure } from './downloads.tsx'

/** The brochures for a page about a service: its own, where there is a service of this name, and the company's. */
export async function brochuresFor(content: ContentReader, serviceName: string): Promise<Brochure[]> {
  const { records } = await content.list('service')
  const service = records.find((record) => record.serviceName.trim().toLowerCase() === serviceName.toLowerCase())
  return service ? [serviceBrochure(service.id, service.serviceName), companyProfile] : [companyProfile]
}
