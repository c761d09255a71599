import type { Browser } from '@playwright/test';
import { addressOf, everydayWorld, type World } from '../support/address.ts';

interface Screen {
  route: string;
  person: World['person'];
}

const visitors: Screen[] = ['/login', '/register', '/howto', '/contact'].map((route) => ({ route, person: 'visitor' }));
const players: Screen[] = ['home', 'profile', 'bonus', 'statement', 'contact', 'spin'].map((page) => ({
  route: `/user/${page}`,
  person: 'player',
}));

export interface Shift {
  route: string;
  /** Cumulative Layout Shift, no unit (web.dev/cls). */
  shift: number;
}

/** Of every screen, at a quarter of the machine's speed, with slow responses. */
export async function layoutShifts(browser: Browser, sandboxUrl: string): Promise<Shift[]> {
  const shifts: Shift[] = [];
  for (const { route, person } of [...visitors, ...players]) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) Object.assign(window, { shift: (window as never)['shift'] + entry.value });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const world = { ...everydayWorld, person, set: 'latency:3g' };
    await page.goto(new URL(addressOf(route, world), sandboxUrl).href);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    // Late pictures and fonts shift things too.
    await page.waitForLoadState('networkidle');
    shifts.push({ route, shift: await page.evaluate(() => (window as never)['shift']) });
    await context.close();
  }
  return shifts;
}
