// The foot of the public pages: ways on, the contact and the social links of the house (spec 1 §1).
import { pathOf } from '../../site/routes';
import { Box, chakra } from '@chakra-ui/react';
import { publicPageTitles } from '@gelanggang/contract/public-page-texts';
import type { SiteSettings } from '@gelanggang/contract/site-settings';
import { Link } from 'react-router-dom';
import { Logo } from '../../components/logo';
import { LanguageSwitch } from '../../components/language-switch';
import { ThemeSwitch } from '../../components/theme-switch';
import { useSiteSettings } from '@web/site/site-settings';
import { texts } from '@web/site/texts';
import { LARGE_LETTERS } from '../../theme/large-letters';

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: '44px',
  color: 'fg.muted',
  _hover: { color: 'fg', textDecoration: 'underline' },
} as const;
const FooterLink = chakra(Link, { base: linkStyle });
const OutsideLink = chakra('a', { base: linkStyle });

const SOCIAL = [
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['youtube', 'YouTube'],
  ['tiktok', 'TikTok'],
] as const;

export function PublicFooter() {
  const { data: site } = useSiteSettings();
  return (
    <chakra.footer borderTopWidth="2px" borderColor="fg" mt={{ base: '10', lg: '16' }} data-print-hidden>
      <Box
        maxW="page"
        mx="auto"
        px={{ base: '4', lg: '12' }}
        py={{ base: '6', lg: '8' }}
        display="grid"
        columnGap="10"
        rowGap="6"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))' }}
        // the contact comes later than the page: its lines are kept for it
        minH={{ base: '26rem', md: '16rem' }}
        alignItems="start"
        css={{ [LARGE_LETTERS]: { gridTemplateColumns: 'minmax(0, 1fr)' } }}
      >
        <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <Logo />
          <chakra.p textStyle="sm" color="fg.muted" mt="2" maxW="22rem">
            {texts.platform.tagline}
          </chakra.p>
        </Box>
        <Column title={texts.nav.services}>
          <FooterLink to={pathOf('/digital-scoring')}>{publicPageTitles['/digital-scoring']}</FooterLink>
          <FooterLink to={pathOf('/manajemen-kejuaraan')}>{publicPageTitles['/manajemen-kejuaraan']}</FooterLink>
          <FooterLink to={pathOf('/statistik-kejuaraan')}>{publicPageTitles['/statistik-kejuaraan']}</FooterLink>
          <FooterLink to="/#harga">{texts.nav.prices}</FooterLink>
        </Column>
        <Column title={texts.platform.name}>
          <FooterLink to={pathOf('/detail')}>{texts.nav.gallery}</FooterLink>
          <FooterLink to={pathOf('/schedule')}>{texts.nav.schedule}</FooterLink>
          <FooterLink to={pathOf('/tentang-kami')}>{texts.nav.about}</FooterLink>
          <FooterLink to={pathOf('/kebijakan-privasi')}>{texts.nav.privacy}</FooterLink>
        </Column>
        <Column title={hasContact(site) ? texts.nav.contact : texts.nav.display}>
          {site?.phone ? (
            <OutsideLink href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>{site.phone}</OutsideLink>
          ) : null}
          {site?.email ? (
            <OutsideLink href={`mailto:${site.email}`} overflowWrap="anywhere">
              {site.email}
            </OutsideLink>
          ) : null}
          {site?.address ? (
            <chakra.p color="fg.muted" py="2" whiteSpace="pre-line">
              {site.address}
            </chakra.p>
          ) : null}
          {SOCIAL.map(([key, name]) =>
            site?.[key] ? (
              <OutsideLink key={key} href={site[key]} target="_blank" rel="noopener">
                {name}
              </OutsideLink>
            ) : null,
          )}
          <LanguageSwitch />
          <ThemeSwitch />
        </Column>
      </Box>
    </chakra.footer>
  );
}

/** Without any of these the column holds the choice of theme alone. */
const hasContact = (site: SiteSettings | undefined): boolean =>
  site !== undefined && [site.phone, site.email, site.address, ...SOCIAL.map(([key]) => site[key])].some(Boolean);

function Column({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <chakra.nav aria-label={title} display="flex" flexDirection="column" alignItems="start" textStyle="sm" minW="0">
      <chakra.p fontWeight="semibold" mb="1">
        {title}
      </chakra.p>
      {children}
    </chakra.nav>
  );
}
