/** Invented clients. */
export const demoClients = [
  { name: 'Aamrai Foods', logo: 'aamrai', position: 1 },
  { name: 'Girija Mills', logo: 'girija', position: 2 },
  { name: 'Palash School', logo: 'palash', position: 3 },
  { name: 'Varsha Cold Store', logo: 'varsha', position: 4 },
  { name: 'Ankur Clinic', logo: 'ankur', position: 5 },
  { name: 'Dhanush Forge', logo: 'dhanush', position: 6 }
] as const
