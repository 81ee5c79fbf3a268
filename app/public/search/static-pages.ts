import type { ContentReader, Hit } from '../../../server/content/types.ts'

/** A page whose text is written in its code, and what it says in short. */
interface StaticPage {
  path: string
  title: string
  text: string
}

/** The kind of a hit that is such a page. */
export const staticKind = 'page'

const pages: readonly StaticPage[] = [
  {
    path: '/SolarServices',
    title: 'Solar Services',
    text: 'Rooftop solar and the PM Surya Ghar government subsidy scheme: ₹30,000 for 1 kW, ₹60,000 for 2 kW, ₹78,000 for 3 kW, and ₹18,000 per kWp for residential societies, with up to 90% off the bill. Solar PV panels, off grid inverter, solar pumps, solar batteries, on grid and hybrid inverter. Free on-site visit. Installation locations: offices, educational institutes, hospitals, factories, small and medium industries. Energy efficiency, solar panel commissioning, battery backup generator, whole house surge protection.'
  },
  {
    path: '/wind-turbine-system',
    title: 'Wind Turbine System',
    text: 'Wind turbines: service, repair and advice on whether a site has enough wind.'
  },
  {
    path: '/renewable-energy',
    title: 'Renewable Energy',
    text: 'Renewable energy from sun and wind: how it works, what it costs and what it saves.'
  },
  {
    path: '/Repair',
    title: 'Repair & Maintenance',
    text: 'Repair and maintenance of solar plants, wind turbines and LED lighting of any brand: visits, yearly contracts, spare parts, and answers to frequent questions.'
  },
  {
    path: '/Global',
    title: 'Global Optimization',
    text: 'Street and flood lights: maintenance and repair of any brand of LED lights, modification services for industrial and commercial LED lights, erection and commissioning of LED high mast poles, annual maintenance contracts. Solar services: solar PV panels, off-grid inverter, solar pumps, solar batteries, on-grid and hybrid inverter.'
  },
  {
    path: '/contact',
    title: 'Contact Us',
    text: 'Write to us, call, or come by: message form, phone numbers, e-mail, WhatsApp, postal address and map of the office.'
  }
]

/** The pages that are no records, for the search: their texts are part of the program, those of About are content. */
export async function staticPages(content: ContentReader): Promise<Hit[]> {
  const about = await content.one('about')
  const aboutText = [about.title, about.subtitle, about.content, about.point1, about.point2, about.point3].join('\n')
  return [{ path: '/about', title: 'About Us', text: aboutText }, ...pages].map((page) => ({
    ...page,
    kind: staticKind
  }))
}
