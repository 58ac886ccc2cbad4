// The end of a service page: how to reach the house, and the other services.
import { pathOf } from '@web/site/routes';
import { Box, chakra } from '@chakra-ui/react';
import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ButtonAnchor, ButtonLink } from '@web/components/button';
import { useSiteSettings, phoneDigits } from '@web/site/site-settings';
import { services } from '../offers';
import { sitePageTexts as texts } from '../site-texts';

const ServiceLink = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    borderTopWidth: '1px',
    py: '4',
    _hover: { color: 'marun.fg' },
  },
});

/** `without`: the service whose page this is; the others are named beside the contact. */
export function CallToAction({ without }: { without?: string }) {
  const { data: site } = useSiteSettings();
  return (
    <Box
      mt={{ base: '10', lg: '16' }}
      borderTopWidth="2px"
      borderColor="fg"
      pt="6"
      display="grid"
      gap={{ base: '8', lg: '14' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
    >
      <section>
        <chakra.h2 textStyle="title.page">{texts.contact}</chakra.h2>
        <chakra.p mt="2" color="fg.muted" maxW="prose">
          {texts.contactLead}
        </chakra.p>
        <Box mt="5" display="flex" flexWrap="wrap" gap="2.5">
          {site?.phone ? (
            <ButtonAnchor href={`https://wa.me/${phoneDigits(site.phone)}`} variant="solid" rel="noopener">
              <MessageCircle aria-hidden="true" />
              {site.phone}
            </ButtonAnchor>
          ) : null}
          {site?.email ? <ButtonAnchor href={`mailto:${site.email}`}>{site.email}</ButtonAnchor> : null}
          <ButtonLink to={pathOf('/detail')} variant={site?.phone ? 'outline' : 'solid'}>
            {texts.gallery}
          </ButtonLink>
        </Box>
      </section>
      <chakra.nav aria-label={without ? texts.others : texts.services}>
        <chakra.h2 textStyle="title.section" mb="2">
          {without ? texts.others : texts.services}
        </chakra.h2>
        {services()
          .filter((service) => service.to !== without)
          .map((service) => (
            <ServiceLink key={service.to} to={service.to}>
              <chakra.span fontWeight="semibold">{service.title}</chakra.span>
              <chakra.span textStyle="sm" color="fg.muted">
                {service.text}
              </chakra.span>
            </ServiceLink>
          ))}
        <ServiceLink to="/#harga">
          <chakra.span fontWeight="semibold">{texts.allPrices}</chakra.span>
        </ServiceLink>
      </chakra.nav>
    </Box>
  );
}
