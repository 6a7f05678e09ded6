import { expect, it } from 'vitest';
import { renderedBefore } from './rendered-before.ts';

/** Renders anew each time it is asked to; `times` tells how often that was. */
function renderer() {
  const rendered = { times: 0, render: async () => `<p>${++rendered.times}</p>` };
  return rendered;
}

it('a page is rendered again when what it shows has changed, and only then', async () => {
  const { render } = renderer();
  expect(await renderedBefore('/a', 'one', render)).toBe('<p>1</p>');
  expect(await renderedBefore('/a', 'one', render)).toBe('<p>1</p>');
  expect(await renderedBefore('/a', 'two', render)).toBe('<p>2</p>');
  expect(await renderedBefore('/a', 'one', render)).toBe('<p>3</p>');
  expect(await renderedBefore('/b', 'one', render)).toBe('<p>4</p>');
});

it('a page that could not be rendered is tried again', async () => {
  const failing = async () => Promise.reject(new Error('no'));
  await expect(renderedBefore('/c', 'one', failing)).rejects.toThrow('no');
  expect(await renderedBefore('/c', 'one', async () => 'there')).toBe('there');
});

it('keeps those that are asked for, of however many addresses', async () => {
  const asked = renderer();
  await renderedBefore('/asked', 'one', asked.render);
  const { render } = renderer();
  for (let count = 0; count < 200; count += 1) {
    await renderedBefore(`/creators?q=${count}`, 'one', render);
    await renderedBefore('/asked', 'one', asked.render);
  }
  expect(asked.times).toBe(1);
  const again = renderer();
  await renderedBefore('/creators?q=0', 'one', again.render);
  expect(again.times).toBe(1);
});
