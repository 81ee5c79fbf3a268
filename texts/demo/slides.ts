/** The slideshow of the home page. */
export const demoSlides = [
  {
    headline: 'Biggest Producer of Wind and Solar Energy',
    tagline: 'Solar and wind plants on farms, rooftops and hills, built and maintained by one team in Pune.',
    image: 'crew',
    position: 1
  },
  {
    headline: 'Manageable, Reliable and Affordable Energy!',
    tagline: 'Solar and wind power for your home, your farm and your streets.',
    image: 'town-roof',
    position: 2
  },
  {
    headline: 'Evergreen Producer of Wind Energy',
    tagline: 'Turbines from 225 kW to 2 MW, maintained by our own climbing crew.',
    image: 'wind-ridge',
    position: 3
  }
] as const
