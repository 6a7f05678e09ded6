import { type BindingActs, sender } from '../binding-act.ts';

export const bindingActs = {
  showReport: {
    commits: ['PUBLICATION'],
    asks: ['campaign_report_link_form', 'campaign_report_end_ask'],
    by: sender,
    action: 'campaignreport.share',
    ways: ['campaignReports.setLink', 'campaignReports.endLink'],
  },
} as const satisfies BindingActs;
