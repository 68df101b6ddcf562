import type { Words } from './words.ts';

/** Whom and what organizations count in the figures of their profile, by the English word of a figure's name. */
export const counted: Readonly<Record<string, Words>> = {
  pupil: {
    en: 'pupil, pupils, student, students, learner, learners',
    sw: 'wanafunzi, mwanafunzi',
    fr: 'eleve, eleves, ecolier, ecoliers',
    es: 'alumno, alumnos, alumna, alumnas, estudiante, estudiantes',
    pt: 'aluno, alunos, aluna, alunas, estudante, estudantes',
  },
  school: {
    en: 'school, schools',
    sw: 'shule',
    fr: 'ecole, ecoles',
    es: 'escuela, escuelas',
    pt: 'escola, escolas',
  },
  child: {
    en: 'child, children, kid, kids',
    sw: 'mtoto, watoto',
    fr: 'enfant, enfants',
    es: 'nino, ninos, nina, ninas',
    pt: 'crianca, criancas',
  },
  woman: {
    en: 'woman, women',
    sw: 'mwanamke, wanawake',
    fr: 'femme, femmes',
    es: 'mujer, mujeres',
    pt: 'mulher, mulheres',
  },
  family: {
    en: 'family, families, household, households',
    sw: 'familia, kaya',
    fr: 'famille, familles, menage, menages, foyer, foyers',
    es: 'familia, familias, hogar, hogares',
    pt: 'familia, familias, agregado, agregados',
  },
  farmer: {
    en: 'farmer, farmers',
    sw: 'mkulima, wakulima',
    fr: 'agriculteur, agriculteurs, paysan, paysans',
    es: 'agricultor, agricultores, campesino, campesinos',
    pt: 'agricultor, agricultores, campones, camponeses',
  },
  teacher: {
    en: 'teacher, teachers',
    sw: 'mwalimu, walimu',
    fr: 'enseignant, enseignants, instituteur, instituteurs, prof, profs',
    es: 'maestro, maestros, maestra, maestras, profesor, profesores, docentes',
    pt: 'professor, professores, professora, professoras',
  },
  patient: {
    en: 'patient, patients',
    sw: 'mgonjwa, wagonjwa',
    fr: 'patient, patients',
    es: 'paciente, pacientes',
    pt: 'doente, doentes, paciente, pacientes',
  },
  village: {
    en: 'village, villages',
    sw: 'kijiji, vijiji',
    fr: 'village, villages',
    es: 'aldea, aldeas, pueblo, pueblos',
    pt: 'aldeia, aldeias',
  },
  volunteer: {
    en: 'volunteer, volunteers',
    sw: 'mtu wa kujitolea, wanaojitolea',
    fr: 'benevole, benevoles, volontaire, volontaires',
    es: 'voluntario, voluntarios, voluntaria, voluntarias',
    pt: 'voluntario, voluntarios, voluntaria, voluntarias',
  },
  well: {
    en: 'well, wells, borehole, boreholes',
    sw: 'kisima, visima',
    fr: 'puits, forage, forages',
    es: 'pozo, pozos',
    pt: 'poco, pocos, furo, furos',
  },
  tree: {
    en: 'tree, trees',
    sw: 'mti, miti',
    fr: 'arbre, arbres',
    es: 'arbol, arboles',
    pt: 'arvore, arvores',
  },
};
