import card from '../../../assets/site/card.jpg?url'
import { useSite } from '../site.ts'
import { businessData, siteData } from './graph.ts'
import { LinkedData } from './linked-data.tsx'

/** The company and its site, as data. Other pages' data refers to it. */
export function CompanyData() {
  const site = useSite()
  return <LinkedData things={[businessData(site, [card]), siteData(site)]} />
}
