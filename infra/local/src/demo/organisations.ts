import type { ProposalCategory } from '@harambee/domain';

export interface DemoOrganisation {
  name: string;
  place: string;
  category: ProposalCategory;
  firstName: string;
  lastName: string;
}

const organisation = (
  name: string,
  place: string,
  category: ProposalCategory,
  firstName: string,
  lastName: string,
): DemoOrganisation => ({ name, place, category, firstName, lastName });

/** The organisation of the login that `npm run demo` prints. */
export const firstDemoOrganisation = organisation(
  'Maji Safi Kitui Trust',
  'Kitui County, Kenya',
  'Community Development',
  'Wanjiru',
  'Mutua',
);

/** Thirty made-up organisations: most in East Africa, some elsewhere. */
export const demoOrganisations: readonly DemoOrganisation[] = [
  firstDemoOrganisation,
  organisation('Tujenge Elimu Foundation', 'Kisumu, Kenya', 'Education', 'Achieng', 'Odhiambo'),
  organisation('Afya Mtaani Network', 'Nairobi, Kenya', 'Healthcare', 'Brian', 'Kamau'),
  organisation('Mikoko Coast Conservancy', 'Kwale County, Kenya', 'Environment', 'Mwanaisha', 'Juma'),
  organisation('Turkana Pastoralists Forum', 'Lodwar, Kenya', 'Emergency Relief', 'Ekai', 'Lokwang'),
  organisation('Mama Biashara Kibera', 'Nairobi, Kenya', 'Women Empowerment', 'Grace', 'Nyambura'),
  organisation('Vijana Tech Hub', 'Eldoret, Kenya', 'Technology', 'Kiprono', 'Cheruiyot'),
  organisation('Sanaa ya Pwani', 'Mombasa, Kenya', 'Arts & Culture', 'Fatuma', 'Bakari'),
  organisation('Rift Valley Youth Alliance', 'Nakuru, Kenya', 'Youth Development', 'Chebet', 'Koech'),
  organisation('Samburu Girls Scholarship Fund', 'Maralal, Kenya', 'Education', 'Naserian', 'Lesuuda'),
  organisation('Mount Kenya Seed Library', 'Nyeri, Kenya', 'Research', 'Muthoni', 'Githinji'),
  organisation('Garissa Drought Response', 'Garissa, Kenya', 'Emergency Relief', 'Abdi', 'Hassan'),
  organisation('Kampala Street Schools', 'Kampala, Uganda', 'Education', 'Nakato', 'Ssemakula'),
  organisation('Gulu Midwives Association', 'Gulu, Uganda', 'Healthcare', 'Aber', 'Okello'),
  organisation('Bwindi Forest Guardians', 'Kanungu, Uganda', 'Environment', 'Tumusiime', 'Byaruhanga'),
  organisation('Wanawake Tanga Cooperative', 'Tanga, Tanzania', 'Women Empowerment', 'Neema', 'Mshana'),
  organisation('Ziwa Fisheries Research Circle', 'Mwanza, Tanzania', 'Research', 'Baraka', 'Magesa'),
  organisation('Zanzibar Taarab Archive', 'Zanzibar, Tanzania', 'Arts & Culture', 'Saida', 'Khamis'),
  organisation('Imbuto Y’Ejo', 'Huye, Rwanda', 'Youth Development', 'Uwase', 'Mugisha'),
  organisation('Kigali Health Coders', 'Kigali, Rwanda', 'Technology', 'Iradukunda', 'Habimana'),
  organisation(
    'Tigray Wells Initiative',
    'Mekelle, Ethiopia',
    'Community Development',
    'Selam',
    'Gebremariam',
  ),
  organisation('Hargeisa Mothers and Children', 'Hargeisa, Somaliland', 'Healthcare', 'Hodan', 'Warsame'),
  organisation('Juba Peace Radio', 'Juba, South Sudan', 'Community Development', 'Nyandeng', 'Deng'),
  organisation('Bujumbura Reforestation League', 'Bujumbura, Burundi', 'Environment', 'Inès', 'Niyonzima'),
  organisation('Goma Emergency Volunteers', 'Goma, DR Congo', 'Emergency Relief', 'Aimée', 'Kambale'),
  organisation('Accra Open Data Lab', 'Accra, Ghana', 'Technology', 'Kwame', 'Mensah'),
  organisation('Asociación Semillas del Sur', 'Cusco, Peru', 'Women Empowerment', 'Lucía', 'Quispe'),
  organisation(
    'Sundarbans Cyclone Shelter Trust',
    'Khulna, Bangladesh',
    'Emergency Relief',
    'Nusrat',
    'Rahman',
  ),
  organisation('Himalayan Reading Rooms', 'Pokhara, Nepal', 'Education', 'Sunita', 'Gurung'),
  organisation('Hackney Young Makers', 'London, United Kingdom', 'Youth Development', 'Amara', 'Clarke'),
];
