#pragma once
#include <stdint.h>
#include "JobRuntime.h"
