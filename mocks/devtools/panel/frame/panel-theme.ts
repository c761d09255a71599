import { createTheme, type MantineColorsTuple } from '@mantine/core';

const tuple = (...shades: MantineColorsTuple): MantineColorsTuple => shades;

/** A tool in the family of the app: ink and gold, closer set. Its own, because the simulator knows nothing of the app. */
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
    // dropdowns stay in the panel's own tree: the app's layers and styles never meet them
    Select: { defaultProps: { comboboxProps: { withinPortal: false }, maxDropdownHeight: 260 } },
  },
});
