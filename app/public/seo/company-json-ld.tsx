import card from '../../../assets/site/card.jpg?url'
import { useSite } from '../use-site.ts'
import { businessData, siteData } from './json-ld.ts'
import { JsonLd } from './json-ld-script.tsx'

/** The company and its site. The JSON-LD of other pages refers to it by id. @param districts where it works */
export function CompanyJsonLd({ districts = [] }: { districts?: readonly string[] }) {
  const site = useSite()
  return <JsonLd things={[businessData(site, [card], districts), siteData(site)]} />
}
