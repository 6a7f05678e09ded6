/** Controls that are distinguishable under forced colours. */
import { expect, onTestFinished, test } from 'vitest';
import '../styles/review-room/tasks.css';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Switch } from './switch.tsx';

/** Playwright's own, whose calls the types of vitest leave out. */
interface Devtools {
  send(
    call: 'Emulation.setEmulatedMedia',
    media: { features: { name: string; value: string }[] },
  ): Promise<void>;
}

async function forceColors() {
  const devtools = cdp() as unknown as Devtools;
  const force = (value: string) =>
    devtools.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  onTestFinished(() => force('none'));
  await force('active');
  await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true);
}

const styleOf = (selector: string, pseudo?: string) => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return getComputedStyle(element, pseudo);
};

test('buttons have an edge, and what is chosen, done or on stands out', async () => {
  await forceColors();
  await render(
    <>
      {(['primary', 'cast', 'outline', 'ghost', 'danger'] as const).map((variant) => (
        <Button key={variant} variant={variant} className={`of-${variant}`}>
          Go
        </Button>
      ))}
      <div role="tablist">
        <button type="button" role="tab" className="tab" id="tab-on" aria-selected="true" />
        <button type="button" role="tab" className="tab" id="tab-off" aria-selected="false" />
        <button type="button" role="tab" className="segment" id="segment-on" aria-selected="true" />
        <button type="button" role="tab" className="segment" id="segment-off" aria-selected="false" />
      </div>
      <a href="#on" className="navlink" aria-current="page">
        Rosters
      </a>
      <ProgressBar label="Upload" percent={40} />
      <div className="task-bar">
        <i id="done" data-done />
        <i id="left" />
      </div>
      <Switch checked id="switch-on" aria-label="On" onChange={() => undefined} />
      <span className="check-box">
        <input type="checkbox" aria-label="Checked" id="checked" defaultChecked />
      </span>
    </>,
  );
  for (const variant of ['primary', 'cast', 'outline', 'ghost', 'danger'])
    expect(styleOf(`.of-${variant}`).borderBlockStartWidth, variant).not.toBe('0px');
  const canvas = styleOf('body').backgroundColor;
  expect(styleOf('#tab-on').borderBlockEndColor).not.toBe(styleOf('#tab-off').borderBlockEndColor);
  expect(styleOf('#segment-on').backgroundColor).not.toBe(styleOf('#segment-off').backgroundColor);
  expect(styleOf('#done').backgroundColor).not.toBe(styleOf('#left').backgroundColor);
  expect(styleOf('.navlink', '::after').backgroundColor).not.toBe(canvas);
  expect(styleOf('.bar').borderBlockStartWidth).not.toBe('0px');
  for (const filled of ['.bar > span', '#switch-on', '#checked', '.switch > span'])
    expect(styleOf(filled).backgroundColor, filled).not.toBe(canvas);
  expect(styleOf('.switch > span').backgroundColor).not.toBe(styleOf('#switch-on').backgroundColor);
});
