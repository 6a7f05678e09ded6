/** Reports of campaigns, and the links that show them to people without an account. */
import { paths } from '@briefcast/contract/paths';
import type { Feature } from '../../platform/feature.ts';
import { ownData } from './own-data.ts';
import { sweepReportLinks } from './report-links.ts';
import { campaignReportsRoutes } from './routes.ts';

export const campaignReports: Feature = {
  noun: 'campaign-reports',
  floor: 150,
  owns: ['reportLinks'],
  ownData,
  constraintRefusals: {
    report_links_campaign_id_campaigns_id_fk: 'campaign.not_found',
    report_links_created_by_users_id_fk: 'auth.session_expired',
  },
  routes: campaignReportsRoutes,
  secretPages: [paths.sharedReport.href('')],
  sweeps: [sweepReportLinks],
};
