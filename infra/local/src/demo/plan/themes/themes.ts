import type { ProposalCategory } from '@harambee/domain';
import { artsAndCulture } from './arts-and-culture.ts';
import { communityDevelopment } from './community-development.ts';
import { education } from './education.ts';
import { emergencyRelief } from './emergency-relief.ts';
import { environment } from './environment.ts';
import { healthcare } from './healthcare.ts';
import { research } from './research.ts';
import { technology } from './technology.ts';
import type { ProjectTheme } from './theme.ts';
import { womenEmpowerment } from './women-empowerment.ts';
import { youthDevelopment } from './youth-development.ts';

export const projectThemes: Record<ProposalCategory, ProjectTheme> = {
  Education: education,
  Healthcare: healthcare,
  Environment: environment,
  'Community Development': communityDevelopment,
  Technology: technology,
  'Arts & Culture': artsAndCulture,
  Research: research,
  'Emergency Relief': emergencyRelief,
  'Women Empowerment': womenEmpowerment,
  'Youth Development': youthDevelopment,
};
