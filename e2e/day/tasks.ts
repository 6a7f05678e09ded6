/** Twelve tasks of a working day, by the words on the screens, as people in the demo do them. */
import { inRoot } from '../../scripts/lib/paths.mjs';
import type { Person } from './person.ts';
import type { Stage } from './stage.ts';

export interface Task {
  name: string;
  who: string;
  /** Makes what the task needs, before the person looks; returns where the person begins. */
  begin(stage: Stage): Promise<string>;
  steps(person: Person): Promise<void>;
}

const rania = 'rania@oasisskin.example';
const layla = 'layla@haddad.example';
const tomas = 'tomas@lindqvist.example';
const dueDay = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);
const media = (...path: string[]) => inRoot('tools', 'demo', 'media', ...path);

/** Fills what every brief asks for, and sends it. */
async function brief({ page, type, press, see }: Person, budget: string | null) {
  const dialog = page.getByRole('dialog').last();
  await type(dialog.getByLabel('Project Title'), 'Serum on the shelf');
  await type(dialog.getByLabel('Project Description'), 'One still in daylight, label to camera.');
  await press(dialog.getByText('UGC Photo', { exact: true }));
  await type(dialog.getByLabel('Deadline'), dueDay);
  if (budget) await type(dialog.getByLabel(/^Budget/u), budget);
  await press(dialog.getByRole('button', { name: 'Send Brief' }));
  await see(page.getByText(/[Bb]riefs?(?: were)? sent/iu));
}

export const tasks: readonly Task[] = [
  {
    name: 'Brief one photo',
    who: rania,
    begin: async () => '/dashboard',
    async steps(person) {
      const { page, press } = person;
      await press(page.getByRole('main').getByRole('link', { name: 'Find Creators' }));
      await press(page.getByRole('button', { name: /^Send Brief/u }));
      await brief(person, '180');
    },
  },
  {
    name: 'Brief ten creators of a roster, each at their rate',
    who: rania,
    begin: async (stage) => {
      await stage.fillRoster('Winter launch', 10);
      return '/rosters';
    },
    async steps(person) {
      const { page, press, see } = person;
      await press(page.getByRole('button', { name: /^Send Brief/u }));
      const dialog = page.getByRole('dialog').last();
      await press(dialog.getByRole('button', { name: 'Add creators' }));
      await person.choose(dialog.getByLabel('From'), 'Winter launch');
      await press(dialog.getByText(/^Tick all/u));
      await press(dialog.getByRole('button', { name: 'Done' }));
      await see(dialog.getByText(/10 creators/u));
      await brief(person, null);
    },
  },
  {
    name: 'Answer a brief with another price',
    who: layla,
    begin: (stage) => stage.deal('Winter barrier serum: three-step morning routine'),
    async steps({ page, press, type, see }) {
      await press(page.getByRole('button', { name: 'Propose other terms' }));
      const sheet = page.getByRole('dialog').last();
      const price = sheet.getByLabel(/^Price \(/u);
      const other = sheet.getByRole('group', { name: 'Price' }).getByText('Other');
      await see(price.or(other));
      if (await other.isVisible()) await press(other);
      await type(price, '1400');
      const read = sheet.getByRole('button', { name: 'Read and send' });
      const name = sheet.getByLabel('Type your name');
      await see(read.or(name));
      if (await read.isVisible()) await press(read);
      await see(name);
      const open = sheet.getByRole('checkbox', { checked: false });
      while ((await open.count()) > 0) await press(open);
      await type(name, 'Layla Haddad');
      await press(sheet.getByRole('button', { name: /^Send/u }));
      await see(page.getByText('Proposal sent'));
    },
  },
  {
    name: 'Pay three creators',
    who: rania,
    begin: async (stage) => {
      await stage.owe(3);
      return '/billing/payouts';
    },
    async steps({ page, press, type }) {
      for (let left = 3; left > 0; left--) {
        await press(page.getByRole('button', { name: /^Mark as paid/u }));
        const dialog = page.getByRole('dialog').last();
        await type(dialog.getByLabel('Bank reference'), `2026-${left}`);
        await press(dialog.getByRole('button', { name: /^Mark as paid|^I paid/u }));
        await dialog.waitFor({ state: 'hidden' });
      }
    },
  },
  {
    name: 'Find what needs me, and begin it',
    who: rania,
    begin: async () => '/dashboard',
    async steps({ page, press, see }) {
      await press(page.getByRole('region', { name: 'Needs you' }).getByRole('link', { name: 'Reply' }));
      await see(page.getByRole('textbox', { name: /[Mm]essage/u }));
    },
  },
  {
    name: 'Turn off one kind of mail',
    who: rania,
    begin: async () => '/dashboard',
    async steps({ page, press, see }) {
      await press(page.getByRole('button', { name: /^Notifications/u }));
      await press(page.getByRole('dialog').getByRole('link', { name: 'Settings' }));
      await press(page.getByRole('button', { name: '2 kinds' }));
      const mail = page.getByRole('checkbox', { name: /comments?.*: Mail$/iu });
      await press(mail);
      await see(page.getByRole('checkbox', { name: /comments?.*: Mail$/iu, checked: false }));
    },
  },
  {
    name: 'State bank details',
    who: tomas,
    begin: async () => '/money',
    async steps({ page, press, type, see }) {
      await press(page.getByRole('tab', { name: 'Bank details' }));
      await type(page.getByLabel('Account name'), 'Tomas Lindqvist');
      await type(page.getByLabel('IBAN', { exact: true }), 'AE070331234567890123456');
      await type(page.getByLabel('Address on invoices'), 'Villa 4, Street 11');
      await type(page.getByLabel('City', { exact: true }), 'Dubai');
      await press(page.getByRole('button', { name: 'Save', exact: true }));
      const asks = page.getByRole('dialog').last();
      await type(asks.getByLabel('Your current password'), 'briefcast-demo');
      await press(asks.getByRole('button').last());
      await see(page.getByText('Complete', { exact: true }));
    },
  },
  {
    name: 'First profile, up to its publication',
    who: tomas,
    begin: async () => '/creator-dashboard',
    async steps({ page, press, type, attach, see }) {
      await press(page.getByRole('link', { name: 'Go on' }));
      await type(page.getByLabel('Bio'), 'Games at night, honest reviews the morning after.');
      await press(page.getByRole('tab', { name: 'Pricing & Services' }));
      await type(page.getByLabel(/^UGC Video \(/u), '200');
      await type(page.getByLabel(/^UGC Photo \(/u), '90');
      await press(page.getByRole('tab', { name: 'Portfolio' }));
      await attach(page.getByRole('button', { name: 'Add Media' }), [
        media('deals', 'cloud-cleanser', 'foam-side.jpg'),
        media('deals', 'cloud-cleanser', 'foam-top-light.jpg'),
      ]);
      await page
        .getByRole('button', { name: /^Delete /u })
        .nth(2)
        .waitFor();
      await press(page.getByRole('button', { name: 'Save Changes' }));
      await see(page.getByRole('button', { name: /^Publish/u }));
      await press(page.getByRole('button', { name: /^Publish/u }));
      await see(page.getByText(/waiting for approval/u));
    },
  },
  {
    name: 'Apply to a casting',
    who: layla,
    begin: async () => '/castings',
    async steps({ page, press, type }) {
      await press(page.getByRole('link', { name: 'One bag, desk to dinner' }));
      await press(page.getByRole('button', { name: 'Apply', exact: true }));
      const dialog = page.getByRole('dialog').last();
      await type(dialog.getByLabel('Your pitch'), 'I carry one bag from the desk to dinner every Thursday.');
      await type(dialog.getByLabel(/^Your price/u), '420');
      await press(dialog.getByRole('button', { name: 'Apply', exact: true }));
      await dialog.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'Approve two files and complete the project',
    who: rania,
    begin: (stage) => stage.deal('Overnight mask, honest seven-day diary'),
    async steps({ page, press, see }) {
      await press(page.getByRole('button', { name: 'Approve several' }));
      await press(page.getByRole('dialog').getByRole('button', { name: 'Approve 2 files' }));
      // With the last file approved the page may ask by itself.
      const complete = page.getByRole('button', { name: 'Complete Project' });
      const again = page.getByRole('dialog').getByRole('button', { name: 'Complete Project' });
      const done = page.getByText('Project completed');
      await press(complete);
      await see(done.or(again));
      if (await again.isVisible()) await press(again);
      await see(done);
    },
  },
  {
    name: 'Report a message',
    who: layla,
    begin: (stage) => stage.deal('Winter barrier serum: three-step morning routine'),
    async steps({ page, press, see }) {
      await press(page.getByRole('button', { name: 'More', exact: true }));
      await press(page.getByRole('menuitem', { name: 'Report something' }));
      const dialog = page.getByRole('dialog').last();
      await press(dialog.getByText('Asks to talk or pay elsewhere'));
      await press(dialog.getByRole('button', { name: 'Send Report' }));
      await see(page.getByText('Thank you. We will review it.'));
    },
  },
  {
    name: 'Share a film with somebody without an account',
    who: rania,
    begin: (stage) => stage.deal('SPF 50 desk-to-desert field test'),
    async steps({ page, press, see }) {
      await press(page.getByRole('link', { name: /^Open the review room: .*mp4/u }));
      const share = page.getByRole('button', { name: 'Share for a look' });
      // On a phone it is behind the version of the file.
      const more = page.getByRole('button', { name: /^Version \d/u });
      await see(share.or(more));
      if (!(await share.isVisible())) await press(more);
      await press(share);
      const dialog = page.getByRole('dialog').last();
      await press(dialog.getByRole('button', { name: 'Create link' }));
      await press(dialog.getByRole('button', { name: 'Copy link' }));
      await see(page.getByText('Link copied'));
    },
  },
];
