export { proposalFieldLabels as fieldLabels } from '@harambee/domain';
