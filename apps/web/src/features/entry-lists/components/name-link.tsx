// A name in the lists that leads to its page.
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

export const NameLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: { base: '44px', lg: '32px' },
    _hover: { textDecoration: 'underline' },
  },
});
