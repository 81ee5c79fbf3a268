import type { ContentReader, Hit } from '../../../server/content/types.ts'

/** A page whose text is written in its code, and what it says in short. */
interface StaticPage {
  path: string
  title: string
  text: string
}

/** The kind of a hit that is such a page. */
export const staticKind = 'page'

/** Each text is made of sentences that its page shows, so that an extract is found again there. */
export const pages: readonly StaticPage[] = [
  {
    path: '/',
    title: 'Home',
    text: '20 years of experience in solar panel services. An engineer climbs your roof before we name a price, measures the shade and reads a year of your bills. From daylight on the roof to a smaller bill. Net meter. Counts what you send out against what you take in. To make the cheapest unit the one from your own roof. Done by our own people. Latest Projects. Tell us about your roof.'
  },
  {
    path: '/SolarServices',
    title: 'Solar Services',
    text: 'PM Surya Ghar: Muft Bijli Yojana is the central scheme for solar plants on homes. PM Surya Ghar: the government pays part of your roof. Subsidy by the size of the plant. The subsidy applies only to domestic customers and residential societies. With the right size, the electricity bill falls by up to 90%. What it costs, and who pays what. Solar PV Panels. Off Grid Inverter. Solar Pumps. Solar Batteries. On Grid / Hybrid Inverter. Free On-site Visit. From your bill to the first unit, in six steps. Why Choose Us. Installation Locations. Offices. Educational Institutes. Hospitals. Factories. Small & Medium Industries. Energy Efficiency. Solar Panel Commissioning. Battery Backup Generator. Whole House Surge Protection.'
  },
  {
    path: '/wind-turbine-system',
    title: 'Wind Turbine System',
    text: 'Turbines on the ridges of Satara, Sangli and Dhule, looked after by the crew that climbs them. Most of our wind work is keeping machines turning. A year of care. Gearbox oil sample and filters, pitch and yaw bearings, brake, bolt tension, generator alignment, cabinets. Blades, lightning path, anemometer and vane, battery packs, the safety chain. What it costs. Does your site have the wind? A small turbine of 1 to 5 kW needs a mean wind of about 5 metres a second at the hub, and clear land around the mast.'
  },
  {
    path: '/renewable-energy',
    title: 'Renewable Energy',
    text: 'Sun, wind and battery side by side: what each is good for, and what a unit of it costs. Which of them is right depends on your hours. Four ways, side by side. Sun on the roof. Sun on spare land. For pumps and larger loads. A battery. Where a cut stops work. One clear day, hour by hour. How a study goes. A recorder in your panel board notes the load for two weeks.'
  },
  {
    path: '/Repair',
    title: 'Repair & Maintenance',
    text: 'Solar plants, wind turbines and street lights of any brand, also where the builder has closed. A plant has 25 years to break. Most of it need not. A visit to a home takes about two hours. We clean the panels with soft water, tighten the clamps, measure each string, test the earth and read the inverter’s log. What people ask us. My plant has stopped. How soon do you come? What does a visit cost, and what a contract? Do you repair plants that others have built? Who pays when a part fails under warranty?'
  },
  {
    path: '/Global',
    title: 'Global Optimization',
    text: 'Finding what a plant or a row of lamps is losing, and putting the cheapest remedy first. The cheapest unit is the one you have been losing. Street and Flood Lights. Maintenance and repair of any brand of LED lights. Modification services for industrial and commercial LED lights. Erection and commissioning of LED high mast poles. Annual maintenance contracts available. Solar Services. Solar PV panels. Off-grid inverter. Solar pumps. Solar batteries. On-grid/hybrid inverter. Our work benefits. Cleaning and settings first. One street light, eleven hours a night, for a year.'
  },
  {
    path: '/contact',
    title: 'Contact Us',
    text: 'Write, call or come by. The first visit costs nothing. Send us a message. Get In Touch. Location. Phone. WhatsApp. E-mail. How to find us.'
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
