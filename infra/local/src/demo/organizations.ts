import type { ProposalCategory } from '@harambee/domain';

export interface DemoOrganization {
  name: string;
  place: string;
  category: ProposalCategory;
  firstName: string;
  lastName: string;
}

const organization = (
  name: string,
  place: string,
  category: ProposalCategory,
  firstName: string,
  lastName: string,
): DemoOrganization => ({ name, place, category, firstName, lastName });

/** The organization of the login that `npm run demo` prints. */
export const firstDemoOrganization = organization(
  'Maji Safi Kitui Trust',
  'Kitui County, Kenya',
  'Community Development',
  'Wanjiru',
  'Mutua',
);

/** Thirty fictional organizations: most in East Africa, some elsewhere. */
export const demoOrganizations: readonly DemoOrganization[] = [
  firstDemoOrganization,
  organization('Tujenge Elimu Foundation', 'Kisumu, Kenya', 'Education', 'Achieng', 'Odhiambo'),
  organization('Afya Mtaani Network', 'Nairobi, Kenya', 'Healthcare', 'Brian', 'Kamau'),
  organization('Mikoko Coast Conservancy', 'Kwale County, Kenya', 'Environment', 'Mwanaisha', 'Juma'),
  organization('Turkana Pastoralists Forum', 'Lodwar, Kenya', 'Emergency Relief', 'Ekai', 'Lokwang'),
  organization('Mama Biashara Kibera', 'Nairobi, Kenya', 'Women Empowerment', 'Grace', 'Nyambura'),
  organization('Vijana Tech Hub', 'Eldoret, Kenya', 'Technology', 'Kiprono', 'Cheruiyot'),
  organization('Sanaa ya Pwani', 'Mombasa, Kenya', 'Arts & Culture', 'Fatuma', 'Bakari'),
  organization('Rift Valley Youth Alliance', 'Nakuru, Kenya', 'Youth Development', 'Chebet', 'Koech'),
  organization('Samburu Girls Scholarship Fund', 'Maralal, Kenya', 'Education', 'Naserian', 'Lesuuda'),
  organization('Mount Kenya Seed Library', 'Nyeri, Kenya', 'Research', 'Muthoni', 'Githinji'),
  organization('Garissa Drought Response', 'Garissa, Kenya', 'Emergency Relief', 'Abdi', 'Hassan'),
  organization('Kampala Street Schools', 'Kampala, Uganda', 'Education', 'Nakato', 'Ssemakula'),
  organization('Gulu Midwives Association', 'Gulu, Uganda', 'Healthcare', 'Aber', 'Okello'),
  organization('Bwindi Forest Guardians', 'Kanungu, Uganda', 'Environment', 'Tumusiime', 'Byaruhanga'),
  organization('Wanawake Tanga Cooperative', 'Tanga, Tanzania', 'Women Empowerment', 'Neema', 'Mshana'),
  organization('Ziwa Fisheries Research Circle', 'Mwanza, Tanzania', 'Research', 'Baraka', 'Magesa'),
  organization('Zanzibar Taarab Archive', 'Zanzibar, Tanzania', 'Arts & Culture', 'Saida', 'Khamis'),
  organization('Imbuto Y’Ejo', 'Huye, Rwanda', 'Youth Development', 'Uwase', 'Mugisha'),
  organization('Kigali Health Coders', 'Kigali, Rwanda', 'Technology', 'Iradukunda', 'Habimana'),
  organization(
    'Tigray Wells Initiative',
    'Mekelle, Ethiopia',
    'Community Development',
    'Selam',
    'Gebremariam',
  ),
  organization('Hargeisa Mothers and Children', 'Hargeisa, Somaliland', 'Healthcare', 'Hodan', 'Warsame'),
  organization('Juba Peace Radio', 'Juba, South Sudan', 'Community Development', 'Nyandeng', 'Deng'),
  organization('Bujumbura Reforestation League', 'Bujumbura, Burundi', 'Environment', 'Inès', 'Niyonzima'),
  organization('Goma Emergency Volunteers', 'Goma, DR Congo', 'Emergency Relief', 'Aimée', 'Kambale'),
  organization('Accra Open Data Lab', 'Accra, Ghana', 'Technology', 'Kwame', 'Mensah'),
  organization('Asociación Semillas del Sur', 'Cusco, Peru', 'Women Empowerment', 'Lucía', 'Quispe'),
  organization(
    'Sundarbans Cyclone Shelter Trust',
    'Khulna, Bangladesh',
    'Emergency Relief',
    'Nusrat',
    'Rahman',
  ),
  organization('Himalayan Reading Rooms', 'Pokhara, Nepal', 'Education', 'Sunita', 'Gurung'),
  organization('Hackney Young Makers', 'London, United Kingdom', 'Youth Development', 'Amara', 'Clarke'),
];
