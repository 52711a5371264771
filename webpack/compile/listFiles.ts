export { listFiles } from '@hashgrid/contracts/releases';
