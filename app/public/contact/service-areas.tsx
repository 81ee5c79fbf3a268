import type { Area } from '../../../collections/index.ts'
import type { CollectionRecord } from '../../../server/content/content.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { originalOf } from '../../../shared/languages.ts'
import { Band } from '../band.tsx'
import { Link, OptionalLink } from '../link.tsx'
import { useContactPath } from '../page-subject.ts'
import { projectsAddress } from '../projects/query.ts'
import { useTexts } from '../texts.tsx'
import { AreaMap } from './area-map.tsx'

interface ServiceAreasProps {
  areas: readonly Area[]
  /** The district that the page is about, in English. */
  chosen: string
  /** Those to be seen: of each district together. */
  projects: readonly CollectionRecord<'project'>[]
}

/** The places where the company works and how soon it visits, with a link to the field for a pincode. */
export function ServiceAreas({ areas, chosen, projects }: ServiceAreasProps) {
  const t = useTexts()
  const contact = useContactPath()
  if (areas.length === 0) return null
  const capacityOf = (district: string) => projectsIn(projects, district).capacity
  return (
    <Band
      title={t('contact.areas.title')}
      tone="ruled"
      layout="grid gap-x-14 gap-y-6 sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <AreaMap areas={areas} chosen={chosen} capacityOf={capacityOf} />
      <div className="flex flex-col sm:row-start-2">
        <AreaList areas={areas} chosen={chosen} projects={projects} />
        <p className="mt-6">
          <Link to={`${contact}#contact-pincode`} text={t('contact.areas.link')} look="quiet" />
        </p>
      </div>
    </Band>
  )
}

/** The projects in a district, in English, and their kW together. */
function projectsIn(projects: ServiceAreasProps['projects'], district: string) {
  const there = projects.filter((project) => originalOf(project, 'place') === district)
  return { count: there.length, capacity: there.reduce((sum, { capacity }) => sum + (capacity ?? 0), 0) }
}

/** The districts, each with the size of its projects and how soon the company visits, as high as what stands beside it. */
export function AreaList({
  areas,
  chosen,
  projects = []
}: Partial<ServiceAreasProps> & Pick<ServiceAreasProps, 'areas'>) {
  const t = useTexts()
  return (
    <dl className="grid grow auto-rows-fr border-t border-line">
      {areas.map(({ visitWithinDays, ...area }) => {
        const place = originalOf(area, 'district').trim()
        const { count, capacity } = projectsIn(projects, place)
        const look = place === chosen ? 'bg-sunken sm:-mx-4 sm:px-4' : ''
        return (
          <div
            key={area.id}
            className={`items-center border-b border-line py-3 ${projects.length > 0 ? 'grid grid-cols-3' : 'flex flex-wrap justify-between gap-x-8'} ${look}`}
          >
            <dt className="text-xl font-semibold">
              <OptionalLink url={count > 0 ? projectsAddress({ category: '', place }) : undefined}>
                {area.district}
              </OptionalLink>
            </dt>
            {projects.length > 0 && (
              <dd className="figure text-right text-heading">
                {capacity > 0 && t('projects.capacity', { capacity: indianNumber(capacity) })}
              </dd>
            )}
            <dd className={`text-muted ${projects.length > 0 ? 'text-right text-base' : ''}`}>
              {t('contact.areas.days', { days: visitWithinDays })}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
