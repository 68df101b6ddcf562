import type { ProposalCategory } from '@harambee/domain';

export interface DemoPerson {
  firstName: string;
  lastName: string;
}

export interface DemoOrganization {
  name: string;
  /** A town or region, and a country. */
  place: string;
  category: ProposalCategory;
  foundedYear: number;
  /** Whoever founded it comes first. */
  people: readonly [DemoPerson, DemoPerson, DemoPerson, DemoPerson];
}

/** The domain of an organization's website and addresses, so that its profile is verified by its founder's. */
export const domainOf = (name: string): string => {
  const letters = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]+/g, '');
  return `${letters.slice(0, 24)}.example`;
};

/** Names as people have them in these countries; the founders' are in the list below. */
const namesIn: Readonly<Record<string, readonly string[]>> = {
  Kenya: ['Mutiso Nzioka', 'Akinyi Ouma', 'Kibet Rotich', 'Halima Noor', 'Njeri Waweru', 'Omondi Otieno'],
  Uganda: ['Apio Lamunu', 'Kato Wasswa', 'Nansubuga Mirembe', 'Opio Ochieng', 'Akello Atim'],
  Tanzania: ['Rehema Mushi', 'Juma Kassim', 'Zawadi Lyimo', 'Hamisi Mwinyi', 'Pendo Massawe'],
  Rwanda: ['Umutoni Ingabire', 'Niyonsaba Eric', 'Keza Uwera', 'Hakizimana Jean', 'Mutesi Aline'],
  Ethiopia: ['Tsehay Bekele', 'Dawit Haile', 'Hirut Tesfaye', 'Yonas Girma'],
  Somaliland: ['Ayan Jama', 'Farah Abdi', 'Sahra Yusuf', 'Guled Ismail'],
  'South Sudan': ['Achol Garang', 'Majok Kuol', 'Ayen Malual', 'Lado Wani'],
  Burundi: ['Divine Ndayizeye', 'Fabrice Nkurunziza', 'Aline Hakizimana', 'Eric Bigirimana'],
  'DR Congo': ['Furaha Masika', 'Patient Kasereka', 'Noella Kavira', 'Justin Muhindo'],
  Ghana: ['Adjoa Boateng', 'Kofi Owusu', 'Efua Asante', 'Yaw Darko'],
  Peru: ['Rosa Huamán', 'Carlos Mamani', 'Yeny Condori', 'Julio Ccopa'],
  Bangladesh: ['Farhana Akter', 'Rashed Karim', 'Sumaiya Islam', 'Tanvir Hossain'],
  Nepal: ['Maya Tamang', 'Bikash Thapa', 'Sita Adhikari', 'Prakash Rai'],
  'United Kingdom': ['Leila Hassan', 'Tom Whitfield', 'Grace Adeyemi', 'Daniel Marsh'],
};

const person = (name: string): DemoPerson => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { firstName, lastName };
};

const countryOf = (place: string): string => place.split(', ').at(-1) ?? '';

let made = 0;

function organization(
  name: string,
  place: string,
  category: ProposalCategory,
  founder: string,
): DemoOrganization {
  const number = made++;
  const names = namesIn[countryOf(place)] ?? [];
  const colleague = (shift: number) => person(names[(number + shift) % names.length] ?? founder);
  return {
    ...{ name, place, category },
    foundedYear: 1998 + ((number * 7) % 22),
    people: [person(founder), colleague(0), colleague(1), colleague(2)],
  };
}

/** Thirty fictional organizations in fourteen countries. The first is that of the login which `npm run demo` prints. */
export const demoOrganizations: readonly DemoOrganization[] = [
  organization('Maji Safi Kitui Trust', 'Kitui County, Kenya', 'Community Development', 'Wanjiru Mutua'),
  organization('Tujenge Elimu Foundation', 'Kisumu, Kenya', 'Education', 'Achieng Odhiambo'),
  organization('Afya Mtaani Network', 'Nairobi, Kenya', 'Healthcare', 'Brian Kamau'),
  organization('Mikoko Coast Conservancy', 'Kwale County, Kenya', 'Environment', 'Mwanaisha Juma'),
  organization('Turkana Pastoralists Forum', 'Lodwar, Kenya', 'Emergency Relief', 'Ekai Lokwang'),
  organization('Mama Biashara Kibera', 'Nairobi, Kenya', 'Women Empowerment', 'Grace Nyambura'),
  organization('Vijana Tech Hub', 'Eldoret, Kenya', 'Technology', 'Kiprono Cheruiyot'),
  organization('Sanaa ya Pwani', 'Mombasa, Kenya', 'Arts & Culture', 'Fatuma Bakari'),
  organization('Rift Valley Youth Alliance', 'Nakuru, Kenya', 'Youth Development', 'Chebet Koech'),
  organization('Samburu Girls Scholarship Fund', 'Maralal, Kenya', 'Education', 'Naserian Lesuuda'),
  organization('Mount Kenya Seed Library', 'Nyeri, Kenya', 'Research', 'Muthoni Githinji'),
  organization('Garissa Drought Response', 'Garissa, Kenya', 'Emergency Relief', 'Abdi Hassan'),
  organization('Kampala Street Schools', 'Kampala, Uganda', 'Education', 'Nakato Ssemakula'),
  organization('Gulu Midwives Association', 'Gulu, Uganda', 'Healthcare', 'Aber Okello'),
  organization('Bwindi Forest Guardians', 'Kanungu, Uganda', 'Environment', 'Tumusiime Byaruhanga'),
  organization('Wanawake Tanga Cooperative', 'Tanga, Tanzania', 'Women Empowerment', 'Neema Mshana'),
  organization('Ziwa Fisheries Research Circle', 'Mwanza, Tanzania', 'Research', 'Baraka Magesa'),
  organization('Zanzibar Taarab Archive', 'Zanzibar, Tanzania', 'Arts & Culture', 'Saida Khamis'),
  organization('Imbuto Y’Ejo', 'Huye, Rwanda', 'Youth Development', 'Uwase Mugisha'),
  organization('Kigali Health Coders', 'Kigali, Rwanda', 'Technology', 'Iradukunda Habimana'),
  organization('Tigray Wells Initiative', 'Mekelle, Ethiopia', 'Community Development', 'Selam Gebremariam'),
  organization('Hargeisa Mothers and Children', 'Hargeisa, Somaliland', 'Healthcare', 'Hodan Warsame'),
  organization('Juba Peace Radio', 'Juba, South Sudan', 'Community Development', 'Nyandeng Deng'),
  organization('Bujumbura Reforestation League', 'Bujumbura, Burundi', 'Environment', 'Inès Niyonzima'),
  organization('Goma Emergency Volunteers', 'Goma, DR Congo', 'Emergency Relief', 'Aimée Kambale'),
  organization('Accra Open Data Lab', 'Accra, Ghana', 'Technology', 'Kwame Mensah'),
  organization('Asociación Semillas del Sur', 'Cusco, Peru', 'Women Empowerment', 'Lucía Quispe'),
  organization('Sundarbans Cyclone Shelter Trust', 'Khulna, Bangladesh', 'Emergency Relief', 'Nusrat Rahman'),
  organization('Himalayan Reading Rooms', 'Pokhara, Nepal', 'Education', 'Sunita Gurung'),
  organization('Hackney Young Makers', 'London, United Kingdom', 'Youth Development', 'Amara Clarke'),
];

export const firstDemoOrganization = demoOrganizations[0] as DemoOrganization;
