/** The people of the company; the first four are the Team page's large cards. */
export const demoTeam = [
  {
    fullName: 'Anant Deshmukh',
    designation: 'Founder and Managing Director',
    teamImage: 'anant-deshmukh',
    introduction: 'Anant started the company in 2004 with one van, and reads every quotation above ₹10,00,000 himself.'
  },
  {
    fullName: 'Meera Joshi',
    designation: 'Director, Engineering and Design',
    teamImage: 'meera-joshi',
    introduction: 'Designs the systems and checks each shade drawing before a quotation goes out.'
  },
  {
    fullName: 'Farhan Shaikh',
    designation: 'Head of Wind Services',
    teamImage: 'farhan-shaikh',
    introduction: 'Leads the climbing crews and has serviced wind turbines in Satara since 2008.'
  },
  {
    fullName: 'Swati More',
    designation: 'Head of Repair and Maintenance',
    teamImage: 'swati-more',
    introduction: 'Has opened about 2,000 inverters. A fault report comes to her desk first.'
  },
  {
    fullName: 'Harpreet Singh',
    designation: 'Manager, Sites and Safety',
    teamImage: 'harpreet-singh',
    introduction: 'Plans each day on site, and stops the work when the weather is not safe.'
  },
  {
    fullName: 'Ananya Nair',
    designation: 'Customer Care and Subsidy Desk',
    teamImage: 'ananya-nair',
    introduction: 'Files the subsidy applications and can tell you where yours stands.'
  },
  {
    fullName: 'Kiran Pawar',
    designation: 'Engineer, LED Lighting',
    teamImage: 'kiran-pawar',
    introduction: 'Measures the light on a road before and after its street lights are changed.'
  }
] as const
