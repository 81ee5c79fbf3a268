import card from '../../../assets/site/card.jpg?url'
import { phonesOf, profilesOf } from '../../../shared/contact-links.ts'
import { useSite } from '../use-site.ts'
import { openingHours, postalAddress } from './json-ld.ts'
import { JsonLd } from './json-ld-script.tsx'

/** The company and its site. The JSON-LD of other pages refers to it by id. @param districts where it works */
export function CompanyJsonLd({ districts = [] }: { districts?: readonly string[] }) {
  const { settings, publicUrl } = useSite()
  const { companyName: name, email, address } = settings
  const hours = openingHours(settings.openingHours)
  const id = `${publicUrl}/#company`
  return (
    <JsonLd
      things={[
        {
          '@type': 'LocalBusiness',
          '@id': id,
          name,
          url: `${publicUrl}/`,
          image: [publicUrl + card],
          ...(email && { email }),
          telephone: phonesOf(settings),
          ...(address && { address: postalAddress(address) }),
          ...(hours && { openingHours: hours }),
          ...(districts.length > 0 && {
            areaServed: districts.map((district) => ({ '@type': 'AdministrativeArea', name: district }))
          }),
          sameAs: profilesOf(settings).map((profile) => profile.address)
        },
        {
          '@type': 'WebSite',
          '@id': `${publicUrl}/#site`,
          name,
          url: `${publicUrl}/`,
          inLanguage: 'en-IN',
          publisher: { '@id': id }
        }
      ]}
    />
  )
}
