import type { ForEach } from '../../understanding/languages.ts';

type Text = ForEach<string>;
type Words<Given extends unknown[]> = ForEach<(...given: Given) => string>;

export const organization = {
  points: {
    en: (points, level, more) =>
      `You have **${points} points** and are on **Level ${level}**. ${more} more ${more === 1 ? 'point brings' : 'points bring'} you to Level ${level + 1}.`,
    sw: (points, level, more) =>
      `Mna **pointi ${points}** na mko **Kiwango cha ${level}**. Pointi ${more} zaidi zinawafikisha Kiwango cha ${level + 1}.`,
    fr: (points, level, more) =>
      `Vous avez **${points} points** et vous êtes au **niveau ${level}**. Encore ${more} points jusqu’au niveau ${level + 1}.`,
    es: (points, level, more) =>
      `Tienen **${points} puntos** y están en el **nivel ${level}**. Faltan ${more} puntos para el nivel ${level + 1}.`,
    pt: (points, level, more) =>
      `Têm **${points} pontos** e estão no **nível ${level}**. Faltam ${more} pontos para o nível ${level + 1}.`,
  } as Words<[string, number, number]>,
  pointsIn: {
    en: (points, span) => `**${points} points** in ${span}`,
    sw: (points, span) => `**Pointi ${points}**: ${span}`,
    fr: (points, span) => `**${points} points** : ${span}`,
    es: (points, span) => `**${points} puntos**: ${span}`,
    pt: (points, span) => `**${points} pontos**: ${span}`,
  } as Words<[number, string]>,
  badges: {
    en: (earned, all) => `You have ${earned} of ${all} badges.`,
    sw: (earned, all) => `Mna beji ${earned} kati ya ${all}.`,
    fr: (earned, all) => `Vous avez ${earned} badges sur ${all}.`,
    es: (earned, all) => `Tienen ${earned} de ${all} insignias.`,
    pt: (earned, all) => `Têm ${earned} de ${all} medalhas.`,
  } as Words<[number, number]>,
  badgeMissing: {
    en: (name, at, of) => `Still missing: **${name}**, ${at} of ${of}.`,
    sw: (name, at, of) => `Bado inakosekana: **${name}**, ${at} kati ya ${of}.`,
    fr: (name, at, of) => `Il vous manque : **${name}**, ${at} sur ${of}.`,
    es: (name, at, of) => `Les falta: **${name}**, ${at} de ${of}.`,
    pt: (name, at, of) => `Falta-vos: **${name}**, ${at} de ${of}.`,
  } as Words<[string, number, number]>,
  rate: {
    en: (percent, won, all) => `**${percent}%**: ${won} of ${all} proposals approved or funded.`,
    sw: (percent, won, all) => `**${percent}%**: mapendekezo ${won} kati ya ${all} ni Approved au Funded.`,
    fr: (percent, won, all) => `**${percent} %** : ${won} propositions sur ${all} sont Approved ou Funded.`,
    es: (percent, won, all) => `**${percent}%**: ${won} de ${all} propuestas están en Approved o Funded.`,
    pt: (percent, won, all) => `**${percent}%**: ${won} de ${all} propostas estão em Approved ou Funded.`,
  } as Words<[number, number, number]>,
  team: {
    en: (count, names) => `**${count} people** belong to your organization: ${names}.`,
    sw: (count, names) => `Watu **${count}** wako katika shirika lenu: ${names}.`,
    fr: (count, names) => `**${count} personnes** font partie de votre organisation : ${names}.`,
    es: (count, names) => `**${count} personas** forman su organización: ${names}.`,
    pt: (count, names) => `**${count} pessoas** fazem parte da organização: ${names}.`,
  } as Words<[number, string]>,
  mayDoIt: {
    en: (isAllowed, all) => `${isAllowed ? 'Yes' : 'No'}: these roles may do that: ${all}.`,
    sw: (isAllowed, all) => `${isAllowed ? 'Ndiyo' : 'Hapana'}: majukumu yanayoruhusiwa: ${all}.`,
    fr: (isAllowed, all) => `${isAllowed ? 'Oui' : 'Non'} : ces rôles le peuvent : ${all}.`,
    es: (isAllowed, all) => `${isAllowed ? 'Sí' : 'No'}: pueden hacerlo estos roles: ${all}.`,
    pt: (isAllowed, all) => `${isAllowed ? 'Sim' : 'Não'}: estes papéis podem fazê-lo: ${all}.`,
  } as Words<[boolean, string]>,
  validOnlyUntil: {
    en: (name, day) => `No: **${name}** is valid only until ${day}.`,
    sw: (name, day) => `Hapana: **${name}** ni halali hadi ${day} tu.`,
    fr: (name, day) => `Non : **${name}** n’est valable que jusqu’au ${day}.`,
    es: (name, day) => `No: **${name}** solo es válido hasta el ${day}.`,
    pt: (name, day) => `Não: **${name}** só é válido até ${day}.`,
  } as Words<[string, string]>,
  roleOf: {
    en: (name, role) => `**${name}**: ${role}.`,
    sw: (name, role) => `**${name}** ni ${role}.`,
    fr: (name, role) => `**${name}** : ${role}.`,
    es: (name, role) => `**${name}** es ${role}.`,
    pt: (name, role) => `**${name}** é ${role}.`,
  } as Words<[string, string]>,
  expiring: {
    en: (days) => `These expire within ${days} days:`,
    sw: (days) => `Hizi zinaisha muda ndani ya siku ${days}:`,
    fr: (days) => `Ceux-ci expirent d’ici ${days} jours :`,
    es: (days) => `Estos caducan en los próximos ${days} días:`,
    pt: (days) => `Estes expiram nos próximos ${days} dias:`,
  } as Words<[number]>,
  expired: {
    en: 'These have expired:',
    sw: 'Hizi zimeisha muda:',
    fr: 'Ceux-ci ont expiré :',
    es: 'Estos ya han caducado:',
    pt: 'Estes já expiraram:',
  } as Text,
  noneExpiring: {
    en: 'No document expires soon.',
    sw: 'Hakuna nyaraka inayoisha muda karibuni.',
    fr: 'Aucun document n’expire bientôt.',
    es: 'Ningún documento caduca pronto.',
    pt: 'Nenhum documento expira em breve.',
  } as Text,
  documents: {
    en: (count) => `You have **${count} ${count === 1 ? 'document' : 'documents'}**:`,
    sw: (count) => `Mna nyaraka **${count}**:`,
    fr: (count) => `Vous avez **${count} documents** :`,
    es: (count) => `Tienen **${count} documentos**:`,
    pt: (count) => `Têm **${count} documentos**:`,
  } as Words<[number]>,
  documentsCounted: {
    en: (count) => `${count} ${count === 1 ? 'document' : 'documents'}`,
    sw: (count) => `nyaraka ${count}`,
    fr: (count) => `${count} ${count === 1 ? 'document' : 'documents'}`,
    es: (count) => `${count} ${count === 1 ? 'documento' : 'documentos'}`,
    pt: (count) => `${count} ${count === 1 ? 'documento' : 'documentos'}`,
  } as Words<[number]>,
  noDocument: {
    en: (narrow) => `There is no document of that kind${narrow}: none.`,
    sw: (narrow) => `Hakuna hati ya aina hiyo${narrow}.`,
    fr: (narrow) => `Il n’y a aucun document de ce type${narrow}.`,
    es: (narrow) => `No hay ningún documento así${narrow}.`,
    pt: (narrow) => `Não há nenhum documento assim${narrow}.`,
  } as Words<[string]>,
  noExpiry: {
    en: 'does not expire',
    sw: 'haina mwisho',
    fr: 'n’expire pas',
    es: 'no caduca',
    pt: 'não expira',
  } as Text,
  validUntil: {
    en: (name, day) => `Yes: **${name}** is valid until ${day}.`,
    sw: (name, day) => `Ndiyo: **${name}** ni halali hadi ${day}.`,
    fr: (name, day) => `Oui : **${name}** est valable jusqu’au ${day}.`,
    es: (name, day) => `Sí: **${name}** es válido hasta el ${day}.`,
    pt: (name, day) => `Sim: **${name}** é válido até ${day}.`,
  } as Words<[string, string]>,
  expiredOn: {
    en: (name, day) => `No: **${name}** expired on ${day}.`,
    sw: (name, day) => `Hapana: **${name}** iliisha muda ${day}.`,
    fr: (name, day) => `Non : **${name}** a expiré le ${day}.`,
    es: (name, day) => `No: **${name}** caducó el ${day}.`,
    pt: (name, day) => `Não: **${name}** expirou em ${day}.`,
  } as Words<[string, string]>,
  gaps: {
    en: 'Your profile still needs this:',
    sw: 'Wasifu wenu bado unakosa:',
    fr: 'Il manque encore ceci dans votre profil :',
    es: 'A su perfil todavía le falta:',
    pt: 'Ao seu perfil ainda falta:',
  } as Text,
  complete: {
    en: 'Nothing is missing: your profile is complete. Well done!',
    sw: 'Hakuna kinachokosekana: wasifu wenu umekamilika.',
    fr: 'Rien ne manque : votre profil est complet.',
    es: 'No falta nada: su perfil está completo.',
    pt: 'Não falta nada: o seu perfil está completo.',
  } as Text,
  field: {
    en: (label, value) => `${label}: ${value}`,
    sw: (label, value) => `${label}: ${value}`,
    fr: (label, value) => `${label} : ${value}`,
    es: (label, value) => `${label}: ${value}`,
    pt: (label, value) => `${label}: ${value}`,
  } as Words<[string, string]>,
  /** After "I cannot find that": what was counted may be a figure of the profile. */
  figures: {
    en: 'The figures in your profile say:',
    sw: 'Takwimu za wasifu wenu zinasema:',
    fr: 'Les chiffres de votre profil disent :',
    es: 'Las cifras de su perfil dicen:',
    pt: 'Os números do seu perfil dizem:',
  } as Text,
  noField: {
    en: 'Your profile does not say that yet. You can add it there.',
    sw: 'Hakuna katika wasifu wenu bado. Mnaweza kuongeza hapo.',
    fr: 'Votre profil ne le dit pas encore. Vous pouvez l’y ajouter.',
    es: 'Su perfil no lo dice todavía. Puede añadirlo allí.',
    pt: 'O seu perfil ainda não o diz. Pode acrescentá-lo lá.',
  } as Text,
};

/** Labels of profile fields that people ask for. */
export const fieldLabels = {
  mission: {
    en: 'Your mission',
    sw: 'Dhamira yenu (Mission)',
    fr: 'Votre mission',
    es: 'Su misión',
    pt: 'A sua missão',
  },
  website: {
    en: 'Your website',
    sw: 'Tovuti yenu',
    fr: 'Votre site web',
    es: 'Su sitio web',
    pt: 'O seu site',
  },
  founded: {
    en: 'You were founded in',
    sw: 'Shirika lilianzishwa',
    fr: 'Année de fondation',
    es: 'Año de fundación',
    pt: 'Ano de fundação',
  },
  located: { en: 'Your profile says', sw: 'Mahali', fr: 'Lieu', es: 'Lugar', pt: 'Local' },
  registration: {
    en: 'Your registration number',
    sw: 'Namba yenu ya usajili',
    fr: 'Votre numéro d’enregistrement',
    es: 'Su número de registro',
    pt: 'O seu número de registo',
  },
  legalStatus: {
    en: 'Your legal status',
    sw: 'Hali yenu ya kisheria',
    fr: 'Votre statut juridique',
    es: 'Su forma jurídica',
    pt: 'A sua forma jurídica',
  },
  taxStatus: {
    en: 'Your tax status',
    sw: 'Hali yenu ya kodi',
    fr: 'Votre statut fiscal',
    es: 'Su situación fiscal',
    pt: 'A sua situação fiscal',
  },
  budgetRange: {
    en: 'Your annual budget',
    sw: 'Bajeti yenu ya mwaka',
    fr: 'Votre budget annuel',
    es: 'Su presupuesto anual',
    pt: 'O seu orçamento anual',
  },
  focusAreas: {
    en: 'Your focus areas',
    sw: 'Maeneo yenu ya kazi',
    fr: 'Vos domaines d’action',
    es: 'Sus áreas de trabajo',
    pt: 'As suas áreas de atuação',
  },
  contactPerson: {
    en: 'Your contact person',
    sw: 'Mtu wa mawasiliano',
    fr: 'Votre personne de contact',
    es: 'Su persona de contacto',
    pt: 'A sua pessoa de contacto',
  },
  email: {
    en: 'Your contact email',
    sw: 'Barua pepe ya mawasiliano',
    fr: 'Votre adresse de contact',
    es: 'Su correo de contacto',
    pt: 'O seu email de contacto',
  },
  phone: {
    en: 'Your contact phone',
    sw: 'Simu ya mawasiliano',
    fr: 'Votre téléphone de contact',
    es: 'Su teléfono de contacto',
    pt: 'O seu telefone de contacto',
  },
  sdg: {
    en: 'You work for these goals',
    sw: 'Malengo yenu',
    fr: 'Vos objectifs',
    es: 'Sus objetivos',
    pt: 'Os seus objetivos',
  },
} satisfies Record<string, Text>;
