import './panel-host.css';
import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Language } from '../../../reference/language.ts';
import { labels } from '../kit/labels.ts';
import { PanelContext, type PanelTools } from '../kit/panel-tools.ts';
import { BrandSection } from '../world/brand-section.tsx';
import { panelTheme } from './panel-theme.ts';

/** The fields of the brand on a page without panel and world. @param host has the panel's class */
export function mountBrand(host: HTMLElement, language: Language, base: string): void {
  createRoot(host).render(<BrandAlone {...{ host, language, base }} />);
}

function BrandAlone({ host, language, base }: { host: HTMLElement; language: Language; base: string }) {
  const [said, say] = useState('');
  const tools = { t: labels[language], language, base, say } as unknown as PanelTools;
  return (
    <MantineProvider
      theme={panelTheme}
      forceColorScheme="dark"
      classNamesPrefix="kps"
      cssVariablesSelector=".kps-host"
      getRootElement={() => host}
    >
      <PanelContext value={tools}>
        <BrandSection />
        <p role="status">{said}</p>
      </PanelContext>
    </MantineProvider>
  );
}
