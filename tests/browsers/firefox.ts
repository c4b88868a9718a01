import puppeteer from 'puppeteer-core';
import type { Begin } from './driver.ts';
import { find } from './find.ts';

const MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** Firefox without a window, over WebDriver BiDi. */
export const firefox: Begin = async (downloads) => {
  const executablePath = find('SCRIPTORIUM_FIREFOX', ['firefox-esr', 'firefox', MAC], 'Firefox', 'firefox-esr');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
      'browser.download.always_ask_before_handling_new_types': false,
      'browser.helperApps.neverAsk.saveToDisk': 'application/json',
    },
  });
  const page = await browser.newPage();
  return {
    size: (width, height) => page.setViewport({ width, height }),
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    read: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    hand: async (selector, path) => {
      const field = await page.$(selector);
      if (!field) throw new Error(`no field: ${selector}`);
      await (field as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(path);
    },
    picture: async () => Buffer.from(await page.screenshot({ type: 'png' })),
    close: () => browser.close(),
  };
};
