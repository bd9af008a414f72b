import { expect, test } from './fixtures.ts';
import { codeOf, gather } from './hands.ts';

test('a phone that opens the address finds the table by itself and is seated when the countdown ends', async ({
  phones,
}) => {
  const [host, guest] = await phones(2);
  await host!.getByRole('button', { name: 'Create a table' }).tap();
  const code = await codeOf(host!);
  await expect(guest!.getByText('A table is open')).toBeVisible();
  await expect(guest!).toHaveURL(new RegExp(`/${code}$`), { timeout: 15_000 });
  await expect(host!.getByText('1 seat is free', { exact: false })).toBeVisible();
});

test('the countdown can be stopped, and nothing is joined then', async ({ phones }) => {
  const [host, guest] = await phones(2);
  await host!.getByRole('button', { name: 'Create a table' }).tap();
  await guest!.getByRole('button', { name: 'Stop' }).tap();
  await guest!.waitForTimeout(6000);
  await expect(guest!).toHaveURL(/\/$/);
  await expect(guest!.getByRole('button', { name: /^Join/ }).first()).toBeVisible();
});

test('the address of the QR seats a phone with no typing, and its name may be changed', async ({
  phones,
  house,
}) => {
  const [host, guest] = await phones(2);
  await host!.getByRole('button', { name: 'Create a table' }).tap();
  const code = await codeOf(host!);
  await expect(
    host!.getByRole('img', { name: new RegExp(`^QR code of ${house.url.slice('http://'.length)}`) }),
  ).toBeVisible();
  await guest!.goto(`/${code}`);
  await expect(guest!.getByRole('heading', { name: `Table ${code}` })).toBeVisible();
  await guest!.getByRole('button', { name: 'Rename' }).tap();
  await guest!.getByLabel('Name', { exact: true }).fill('Зузана');
  await guest!.getByRole('button', { name: 'Save' }).tap();
  await expect(host!.getByText('Зузана').first()).toBeVisible();
});

test('a code is read in lower case and in Cyrillic, and an unknown one is answered in words', async ({
  phones,
}) => {
  const [host, guest] = await phones(2);
  await host!.getByRole('button', { name: 'Create a table' }).tap();
  const code = await codeOf(host!);
  await guest!.getByRole('button', { name: 'Stop' }).tap();
  const field = guest!.getByLabel('Table code');
  await field.fill('жжжж');
  await guest!.locator('form').getByRole('button', { name: 'Join' }).tap();
  await expect(guest!.getByText(/A code has four letters/)).toBeVisible();
  await field.fill(code === 'BCDF' ? 'BCDH' : 'BCDF');
  await guest!.locator('form').getByRole('button', { name: 'Join' }).tap();
  await expect(guest!.getByRole('alert')).toBeVisible();
  const cyrillic: Record<string, string> = { B: 'в', C: 'с', H: 'н', K: 'к', M: 'м', P: 'р', T: 'т', X: 'х' };
  await field.fill([...code].map((letter) => cyrillic[letter] ?? letter.toLowerCase()).join(' '));
  await guest!.locator('form').getByRole('button', { name: 'Join' }).tap();
  await expect(guest!).toHaveURL(new RegExp(`/${code}$`));
});

test('several open tables are listed, and none is joined by itself', async ({ phones }) => {
  const [one, other, guest] = await phones(3);
  for (const page of [one!, other!]) {
    await page.goto('/');
    const stop = page.getByRole('button', { name: 'Stop' });
    if (await stop.isVisible()) await stop.tap();
    await page.getByRole('button', { name: 'Create a table' }).tap();
    await codeOf(page);
  }
  await guest!.goto('/');
  await expect(guest!.getByRole('button', { name: /^Join table/ })).toHaveCount(2);
  await guest!.waitForTimeout(6000);
  await expect(guest!).toHaveURL(/\/$/);
});

test('two devices swap their seats by two taps in the picture', async ({ phones }) => {
  const pages = await phones(2);
  await gather(pages);
  const picture = pages[0]!.getByRole('group', { name: 'How to lay the devices' });
  const seats = picture.getByRole('button');
  await expect(seats.nth(0)).toHaveText('you');
  await seats.nth(0).tap();
  await seats.nth(1).tap();
  await expect(seats.nth(1)).toHaveText('you');
  await expect(seats.nth(0)).not.toHaveText('you');
});

test('when the creator is away, anyone can start', async ({ phones }) => {
  const pages = await phones(2);
  await gather(pages);
  const [host, guest] = pages;
  await expect(guest!.getByRole('button', { name: 'Start', exact: true })).toHaveCount(0);
  await host!.context().close();
  await guest!.getByRole('button', { name: 'Fill with bots' }).tap({ timeout: 15_000 });
  await guest!.getByRole('button', { name: 'Start', exact: true }).tap();
  await expect(guest!.locator('main.play')).toBeVisible();
});
