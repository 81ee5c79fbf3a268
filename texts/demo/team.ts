/** The people of the company; the first four are the Team page's large cards. */
export const demoTeam = [
  { fullName: 'Anant Deshmukh', designation: 'Founder and Managing Director', teamImage: 'anant-deshmukh' },
  { fullName: 'Meera Joshi', designation: 'Director, Engineering and Design', teamImage: 'meera-joshi' },
  { fullName: 'Farhan Shaikh', designation: 'Head of Wind Services', teamImage: 'farhan-shaikh' },
  { fullName: 'Swati More', designation: 'Head of Repair and Maintenance', teamImage: 'swati-more' },
  { fullName: 'Harpreet Singh', designation: 'Manager, Sites and Safety', teamImage: 'harpreet-singh' },
  { fullName: 'Ananya Nair', designation: 'Customer Care and Subsidy Desk', teamImage: 'ananya-nair' },
  { fullName: 'Kiran Pawar', designation: 'Engineer, LED Lighting', teamImage: 'kiran-pawar' }
] as const
