// A contingent from the wire to its row.
import type { CreateContingentRequest, UpdateContingentRequest } from '@gelanggang/contract/contingents';
import { toLocation } from '../http/location-faults';

export const toContingentValues = (body: CreateContingentRequest | UpdateContingentRequest) => ({
  name: body.name,
  picName: body.pic_name,
  picPhone: body.pic_phone,
  picEmail: body.pic_email,
  ...toLocation(body),
  address: body.address ?? '',
});
