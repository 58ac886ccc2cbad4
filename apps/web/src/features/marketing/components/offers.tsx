// Services and prices of the home page.
import { Box, chakra } from '@chakra-ui/react';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { Link } from 'react-router-dom';
import { LARGE_LETTERS } from '../../../theme/large-letters';
import { prices, services } from '../offers';
import { homeTexts, serviceTexts } from '../texts';

const ServiceLink = chakra(Link, { base: { _hover: { color: 'marun.fg', textDecoration: 'underline' } } });

/** Every page keeps 144 px free for two bars (base.css); here one of 68 stands above. */
const UNDER_HEADER = '-60px';

export function Services() {
  return (
    <chakra.section
      id="layanan"
      aria-label={homeTexts.services}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, 1fr)' }}
      borderTopWidth="2px"
      borderColor="fg"
      scrollMarginTop={UNDER_HEADER}
    >
      {services().map((service, index) => (
        <chakra.article
          key={service.title}
          pt="5"
          pb={{ base: '6', lg: '0' }}
          px={{ lg: '7' }}
          ps={{ lg: index === 0 ? '0' : '7' }}
          borderLeftWidth={{ lg: index === 0 ? 0 : '1px' }}
          borderTopWidth={{ base: index === 0 ? 0 : '1px', lg: 0 }}
          borderColor="border"
          display="flex"
          flexDirection="column"
        >
          <chakra.h2 fontSize="20px" fontWeight="680" letterSpacing="-.01em" mb="1.5">
            <ServiceLink to={service.to}>{service.title}</ServiceLink>
          </chakra.h2>
          <chakra.p fontSize="15px" color="fg.muted">
            {service.text}
          </chakra.p>
          <Box
            mt="auto"
            display="flex"
            justifyContent="space-between"
            alignItems="baseline"
            gap="3"
            textStyle="sm"
            color="fg.muted"
          >
            <Box
              as="span"
              borderTopWidth="1px"
              pt="2.5"
              mt="3.5"
              flex="1"
              display="flex"
              justifyContent="space-between"
              columnGap="3"
              alignItems="baseline"
              css={{ [LARGE_LETTERS]: { flexWrap: 'wrap' } }}
            >
              <span>{service.note}</span>
              <chakra.span textStyle="display.figure" fontSize="24px" color="fg" whiteSpace="nowrap">
                {service.price === null ? serviceTexts.included : rupiah(service.price)}
              </chakra.span>
            </Box>
          </Box>
        </chakra.article>
      ))}
    </chakra.section>
  );
}

export function Prices() {
  return (
    <chakra.section id="harga" scrollMarginTop={UNDER_HEADER} mt={{ base: '8', lg: '14' }}>
      <chakra.h2 textStyle="title.page" mb="4">
        {homeTexts.prices}
      </chakra.h2>
      <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1fr' }} gap={{ base: '8', lg: '12' }}>
        {prices().map((offer) => (
          <Box key={offer.title} borderTopWidth="2px" borderColor="fg">
            <Box
              display="flex"
              justifyContent="space-between"
              alignItems="baseline"
              columnGap="3"
              py="3"
              css={{ [LARGE_LETTERS]: { flexWrap: 'wrap' } }}
            >
              <chakra.h3 textStyle="title.section">{offer.title}</chakra.h3>
              <chakra.span textStyle="sm" color="fg.muted" whiteSpace="nowrap">
                {offer.note}
              </chakra.span>
            </Box>
            <chakra.dl>
              {offer.tiers.map((tier) => (
                <Box
                  key={tier.name}
                  display="grid"
                  gridTemplateColumns="minmax(0, 1fr) auto"
                  columnGap="4"
                  alignItems="center"
                  borderTopWidth="1px"
                  py="3"
                  css={{ [LARGE_LETTERS]: { gridTemplateColumns: 'minmax(0, 1fr)' } }}
                >
                  <dt>
                    <chakra.span fontWeight="semibold">{tier.name}</chakra.span>
                    <chakra.span display="block" textStyle="sm" color="fg.muted">
                      {tier.content}
                    </chakra.span>
                  </dt>
                  <chakra.dd textStyle="display.figure" fontSize="26px" whiteSpace="nowrap">
                    {rupiah(tier.price)}
                  </chakra.dd>
                </Box>
              ))}
            </chakra.dl>
          </Box>
        ))}
      </Box>
    </chakra.section>
  );
}
