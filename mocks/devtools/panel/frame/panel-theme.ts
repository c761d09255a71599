import { createTheme, type MantineColorsTuple } from '@mantine/core';

const tuple = (...shades: MantineColorsTuple): MantineColorsTuple => shades;

/** Colours of the app, with less space. A theme of its own, because the simulator does not import the app. */
export const panelTheme = createTheme({
  primaryColor: 'gold',
  primaryShade: 4,
  autoContrast: true,
  luminanceThreshold: 0.179,
  respectReducedMotion: true,
  cursorType: 'pointer',
  black: '#231602',
  colors: {
    gold: tuple(
      '#fff8e8',
      '#ffefcb',
      '#ffe2a3',
      '#ffd98a',
      '#f4bd50',
      '#e6aa38',
      '#d9952b',
      '#b87719',
      '#8f5a10',
      '#6a410a',
    ),
  },
  fontFamily: "'Krapao Sans', system-ui, sans-serif",
  lineHeights: { xs: '1.6', sm: '1.6', md: '1.6', lg: '1.6', xl: '1.6' },
  defaultRadius: '8px',
  components: {
    Button: {
      defaultProps: { size: 'sm' },
      styles: { label: { lineHeight: 1.6, overflow: 'visible' }, root: { fontWeight: 600 } },
    },
    // Dropdowns stay inside the panel's element, apart from the app's layers and styles
    Select: { defaultProps: { comboboxProps: { withinPortal: false }, maxDropdownHeight: 260 } },
  },
});
